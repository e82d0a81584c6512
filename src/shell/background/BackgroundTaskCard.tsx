import './BackgroundTaskCard.css';
import { useEffect, useId } from 'react';
import { useCurrentUser } from '../../session/currentUser';
import { Button } from '../../ui/button/Button';
import type { BackgroundTask } from './backgroundTask';

/** The task under way, over the lower edge of the page: it moves nothing, and goes along to other pages. */
export default function BackgroundTaskCard({ task }: { task: BackgroundTask }) {
  const user = useCurrentUser();
  const labelId = useId();
  const isForeign = user !== undefined && task.owner !== user.id;
  useEffect(() => {
    if (isForeign) task.onCancel();
  }, [isForeign, task]);
  if (isForeign) return null;
  const { label, status, progress, onResume, onCancel } = task;
  return (
    <section className="background-task" aria-labelledby={labelId}>
      <p id={labelId} className="background-task__label">
        {label}
      </p>
      <output className="visually-hidden">{onResume ? '' : `${label}: началась`}</output>
      <p className="background-task__status" role={onResume ? 'alert' : undefined}>
        {status}
      </p>
      {onResume === undefined && (
        <progress
          className="background-task__progress"
          aria-labelledby={labelId}
          aria-valuetext={status}
          {...(progress !== undefined && { value: progress })}
        />
      )}
      <div className="background-task__buttons">
        {onResume && (
          <Button size="sm" variant="outlined" onClick={onResume}>
            Продолжить
          </Button>
        )}
        <Button size="sm" variant="text" onClick={onCancel}>
          Отменить
        </Button>
      </div>
    </section>
  );
}
