import { useEffect, useId, useState } from 'react';
import type { User } from '../../../api/endpoints/user';
import { countOf } from '../../../lib/countOf';
import { dayAndMonth } from '../../../lib/dates';
import { moscowDay } from '../../../lib/isoDay';
import { TermLine } from '../../../blocks/term/TermLine';
import type { Task } from '../../../shell/today/moduleToday';
import { useAppDispatch } from '../../../session/appStore';
import { useCurrentUser } from '../../../session/currentUser';
import { useFragment } from '../../../shell/navigation/useFragment';
import { useToday } from '../../../shell/today/todayFeed';
import { allWanted } from '../../../shell/today/todaySlice';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { classNames } from '../../../ui/classNames';
import { EmptyState } from '../../../ui/state/EmptyState';
import { MOST_LINES, saveTaskCount } from './room';
import { TodoRoom } from './TodoRoom';
import './TodoBlock.css';

/** Milliseconds to wait for all answers; after them the known tasks are shown. */
const PATIENCE_MS = 4_000;

const NOTHING = 'Дел нет';

/** Lines that the drawing of «nothing to do» needs; in less room the title line contains the text. */
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
  const titleId = useId();
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
  const rest = count - shown.length;
  const toggle = () => setOpen(!isOpen);
  if (!isKnown) return <TodoRoom lines={room} isAsked />;
  // No room was kept: the tasks open by a button, so that the cards do not move by themselves.
  if (shown.length === 0 && count > 0) {
    return (
      <div className="relative">
        <Button
          variant="outlined"
          size="sm"
          className="todo-door__button"
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
    <section
      className={classNames(
        'todo surface overflow-hidden',
        count > 0 && 'todo--filled',
        isDrawn && 'todo--drawn',
      )}
      data-lines={room}
      aria-labelledby={titleId}
      aria-busy={!isSettled}
    >
      <header className="todo__header flex items-center gap-3">
        <h2 id={titleId}>Что сделать</h2>
        {!isDrawn && (
          <span className="text-muted">
            {count > 0 ? countOf(count, 'дело', 'дела', 'дел') : NOTHING}
          </span>
        )}
        {(rest > 0 || isOpen) && (
          <Button
            variant="text"
            size="sm"
            className="ms-auto"
            aria-expanded={isOpen}
            onClick={toggle}
          >
            {isOpen ? 'Свернуть' : `Ещё ${rest}`}
          </Button>
        )}
      </header>
      {isDrawn && <EmptyState drawing="done" framed={false} title={NOTHING} />}
      {count > 0 && (
        <ul className="todo__lines grid grid-cols-1">
          {shown.map((task, place) => (
            <TodoLine key={`${task.to} ${task.id}`} task={task} isFirst={place === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns the name of a line's button. Drafts share a title: sum, bank and day tell them apart. */
function nameOf({ action, title, details, when, isDraft }: Task): string {
  return [`${action}: ${title}`, ...(isDraft ? [details, when] : [])].filter(Boolean).join(', ');
}

function TodoLine({ task, isFirst }: { task: Task; isFirst: boolean }) {
  const { title, short, details, action, to, start, due, isDraft } = task;
  const isLate = due !== undefined && due < moscowDay() && isDraft !== true;
  const when = task.when ?? (due === undefined ? undefined : `до\u00A0${dayAndMonth(due)}`);
  return (
    <li className="todo__line relative grid items-center gap-4">
      <span className="flex phone-hidden">
        <TermLine start={start} due={due} />
      </span>
      <span className="todo__text min-w-0 overflow-hidden text-ellipsis nowrap">
        <strong
          className={classNames('todo__what font-medium', short !== undefined && 'phone-hidden')}
        >
          {title}
        </strong>
        {short !== undefined && (
          <strong className="todo__what font-medium todo__what--short hidden" aria-hidden="true">
            {short}
          </strong>
        )}
        {details !== undefined && (
          <span className="todo__details text-muted text-13">{details}</span>
        )}
      </span>
      {when !== undefined && (
        <span className={classNames('todo__when text-13', isLate ? 'text-danger' : 'text-muted')}>
          {when}
        </span>
      )}
      <LinkButton
        className="todo__action"
        variant={isFirst ? 'primary' : 'outlined'}
        to={to}
        aria-label={nameOf(task)}
        data-analytics="button:todo"
      >
        {action}
      </LinkButton>
    </li>
  );
}
