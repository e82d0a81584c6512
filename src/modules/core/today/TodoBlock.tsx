import { useEffect, useState } from 'react';
import type { User } from '../../../api/endpoints/user';
import { MoreTasks } from '../../../blocks/todo/MoreTasks';
import { MOST_LINES, TodoRoom } from '../../../blocks/todo/TodoRoom';
import { TodoSection } from '../../../blocks/todo/TodoSection';
import { countOf } from '../../../lib/countOf';
import { useAppDispatch } from '../../../session/appStore';
import { useCurrentUser } from '../../../session/currentUser';
import { useFragment } from '../../../shell/navigation/useFragment';
import { useToday } from '../../../shell/today/todayFeed';
import { allWanted } from '../../../shell/today/todaySlice';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/state/EmptyState';
import { saveTaskCount } from './room';
import './TodoBlock.css';

/** Milliseconds to wait for all responses; then the known tasks are shown, if there are any. */
const PATIENCE_MS = 4_000;

const NOTHING = 'Дел нет';

/** Minimum number of lines for the «nothing to do» illustration; with fewer lines the title line shows a text. */
const ROOM_OF_DRAWING = 3;

interface TodoBlockProps {
  /** Number of lines that the page reserves (`roomFor`). */
  room: number;
}

/** «Что сделать»: the tasks of the user, the most urgent first, within the reserved lines. */
export default function TodoBlock(props: TodoBlockProps) {
  const user = useCurrentUser();
  // An unconfirmed user has no tasks, and the server refuses the calls.
  return user && user.isVerified !== false && <Todo user={user} {...props} />;
}

function Todo({ user, room }: TodoBlockProps & { user: User }) {
  const { tasks, isSettled } = useToday();
  const dispatch = useAppDispatch();
  const [isWaitOver, setWaitOver] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const count = tasks.length;
  useEffect(() => {
    dispatch(allWanted());
    const timer = setTimeout(() => setWaitOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [dispatch]);
  useFragment();
  useEffect(() => {
    if (isSettled) saveTaskCount(user, count);
  }, [isSettled, user, count]);

  const isKnown = isSettled || (isWaitOver && count > 0);
  const shown = isOpen ? tasks : tasks.slice(0, Math.min(room, MOST_LINES));
  const toggle = () => setOpen(!isOpen);
  if (!isKnown) return <TodoRoom className="home-tasks" lines={room} isAsked />;
  // No space was reserved, so a button opens the tasks: the cards must not move without a click.
  if (shown.length === 0 && count > 0) {
    return (
      <div className="relative">
        <Button
          variant="outlined"
          size="sm"
          className="todo-door__button absolute"
          aria-expanded={false}
          onClick={toggle}
        >
          Что сделать: {count}
        </Button>
      </div>
    );
  }
  if (count === 0 && room === 0) return null;
  const isDrawn = count === 0 && room >= ROOM_OF_DRAWING;
  return (
    <TodoSection
      className={count > 0 ? 'home-tasks' : undefined}
      tasks={shown}
      summary={isDrawn ? undefined : count > 0 ? countOf(count, 'дело', 'дела', 'дел') : NOTHING}
      isDrawn={isDrawn}
      room={room}
      isBusy={!isSettled}
      action={<MoreTasks hidden={count - shown.length} isOpen={isOpen} onToggle={toggle} />}
    >
      {isDrawn && <EmptyState drawing="done" framed={false} title={NOTHING} />}
    </TodoSection>
  );
}
