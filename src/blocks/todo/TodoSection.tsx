import './TodoSection.css';
import { useId, type ReactNode } from 'react';
import { dayAndMonth } from '../../lib/dates';
import { moscowDay } from '../../lib/isoDay';
import type { Task } from '../../shell/today/moduleToday';
import { LinkButton } from '../../ui/button/LinkButton';
import { classNames } from '../../ui/classNames';
import { TermLine } from '../term/TermLine';
import './TodoRoom.css';

interface TodoSectionProps {
  tasks: readonly Task[];
  /** Text beside the title, for example the number of tasks. */
  summary: string | undefined;
  /** Button at the end of the title line. */
  action?: ReactNode;
  /** Number of lines whose height is reserved; the number of tasks by default. */
  room?: number;
  /** True if `children` are a drawing instead of tasks. */
  isDrawn?: boolean;
  isBusy?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** The section «Что сделать»: a title and one line per task. The first task has the filled button. */
export function TodoSection({
  tasks,
  summary,
  action,
  room = tasks.length,
  isDrawn = false,
  isBusy = false,
  className,
  children,
}: TodoSectionProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(
        'todo surface overflow-hidden',
        tasks.length > 0 && 'todo--filled',
        isDrawn && 'todo--drawn',
        className,
      )}
      data-lines={room}
      aria-labelledby={titleId}
      aria-busy={isBusy}
    >
      <header className="todo__header flex items-center gap-3">
        <h2 id={titleId}>Что сделать</h2>
        {summary !== undefined && <span className="text-muted">{summary}</span>}
        {action}
      </header>
      {children}
      {tasks.length > 0 && (
        <ul className="todo__lines grid grid-cols-1">
          {tasks.map((task, place) => (
            <TodoLine key={`${task.to} ${task.id}`} task={task} isFirst={place === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Returns the accessible name of a line's button. Several drafts may have the same title, so sum, bank and day
 * distinguish them.
 */
function nameOf({ action, title, details, when, isDraft }: Task): string {
  return [`${action}: ${title}`, ...(isDraft ? [details, when] : [])].filter(Boolean).join(', ');
}

function TodoLine({ task, isFirst }: { task: Task; isFirst: boolean }) {
  const { title, short, details, action, to, start, due, isDraft } = task;
  const isLate = due !== undefined && due < moscowDay() && isDraft !== true;
  const when = task.when ?? (due === undefined ? undefined : `до\u00A0${dayAndMonth(due)}`);
  return (
    <li className="todo__line relative grid items-center gap-4 border-t">
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
