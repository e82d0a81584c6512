import './SentView.css';
import type { ReactNode } from 'react';
import type { Status } from '../../domain/statuses/status';
import { Card } from '../../ui/card/Card';
import { Note, type NoteProps } from '../../ui/state/Note';
import { Timeline, type TimelineStep } from '../../ui/prime/Timeline';
import { StatusBadge } from '../../ui/value/StatusBadge';

interface SentViewProps {
  status: Pick<Status, 'tone' | 'label'>;
  /** What is said about the status. */
  note: Pick<NoteProps, 'tone' | 'title' | 'children'> | undefined;
  /** The line of the term in which the answer is promised. */
  term?: ReactNode;
  /** What the history is called: «История заявки». */
  label: string;
  history: TimelineStep[];
  /** What can still be done. */
  footer?: ReactNode;
  children: ReactNode;
}

/** What was sent by a form in steps; beside it where it stands. */
export function SentView({ status, note, term, label, history, footer, children }: SentViewProps) {
  return (
    <div className="sent-view grid items-start gap-5">
      <div className="sent-view__way">
        <Card
          title="Ход рассмотрения"
          headingLevel={2}
          badge={<StatusBadge tone={status.tone} label={status.label} />}
          footer={footer}
        >
          {note && <Note {...note} className="sent-view__note" />}
          {term}
          <Timeline label={label} steps={history} />
        </Card>
      </div>
      <div className="grid gap-5 min-w-0">{children}</div>
    </div>
  );
}
