import './SentView.css';
import type { ReactNode } from 'react';
import type { Status } from '../../domain/statuses/status';
import { Card } from '../../ui/card/Card';
import { Note, type NoteProps } from '../../ui/state/Note';
import { Timeline, type TimelineStep } from '../../ui/prime/Timeline';
import { StatusBadge } from '../../ui/value/StatusBadge';

interface SentViewProps {
  status: Pick<Status, 'tone' | 'label'>;
  /** Note about the status; undefined if the status needs none. */
  note: Pick<NoteProps, 'tone' | 'title' | 'children'> | undefined;
  /** Term line (`TermLine`) of the period within which a response is promised. */
  term?: ReactNode;
  /** Name of the history: «История заявки». */
  label: string;
  history: TimelineStep[];
  /** Actions that are still possible. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The sent content of a form in steps, with its status and history. */
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
          {note && <Note {...note} className="mb-4" />}
          {term}
          <Timeline label={label} steps={history} />
        </Card>
      </div>
      <div className="grid gap-5 min-w-0">{children}</div>
    </div>
  );
}
