import './BackgroundTaskCard.css';
import { useEffect, useId } from 'react';
import { useAppDispatch } from '../../session/appStore';
import { useCurrentUser } from '../../session/currentUser';
import { Button } from '../../ui/button/Button';
import { taskCancelled, taskResumed, type BackgroundTask } from './backgroundSlice';

/** The current task, in a card over the lower edge of every page of the cabinet. */
export default function BackgroundTaskCard({ task }: { task: BackgroundTask }) {
  const user = useCurrentUser();
  const dispatch = useAppDispatch();
  const labelId = useId();
  const isForeign = user !== undefined && task.owner !== user.id;
  useEffect(() => {
    if (isForeign) dispatch(taskCancelled());
  }, [isForeign, dispatch]);
  if (isForeign) return null;
  const { label, status, progress, isStopped = false } = task;
  return (
    <section
      className="background-task grid items-center gap-1-3 border bg-surface pad-3-4 shadow-overlay"
      aria-labelledby={labelId}
    >
      <p id={labelId} className="font-semibold">
        {label}
      </p>
      <output className="visually-hidden">{isStopped ? '' : `${label}: началась`}</output>
      <p
        className="background-task__status text-muted text-sm tabular-nums"
        role={isStopped ? 'alert' : undefined}
      >
        {status}
      </p>
      {!isStopped && (
        <progress
          className="background-task__progress w-full col-full"
          aria-labelledby={labelId}
          aria-valuetext={status}
          {...(progress !== undefined && { value: progress })}
        />
      )}
      <div className="background-task__buttons flex gap-1">
        {isStopped && (
          <Button size="sm" variant="outlined" onClick={() => dispatch(taskResumed())}>
            Продолжить
          </Button>
        )}
        <Button size="sm" variant="text" onClick={() => dispatch(taskCancelled())}>
          Отменить
        </Button>
      </div>
    </section>
  );
}
