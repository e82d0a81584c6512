import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { KeyList } from '../../shell/keyboard/KeyList';
import { StatusBadge } from '../../ui/value/StatusBadge';
import type { GlossaryEntry } from './glossary';
import type { HelpQuestion, HelpTopic } from './questions/helpQuestion';
import { topicTitles } from './questions/helpQuestion';
import { QuestionItem } from './questions/QuestionItem';
import type { StatusGroup } from './statuses';

/** Returns the anchor of a topic's heading. The anchor of a question is its id. */
export function topicAnchor(topic: HelpTopic): string {
  return `topic-${topic}`;
}

/** Sections of the page below the questions: anchor and heading. */
export const furtherParts = [
  { id: 'statuses', title: 'Что означают статусы' },
  { id: 'glossary', title: 'Словарь' },
  { id: 'shortcuts', title: 'Работа с клавиатуры' },
] as const;

export function HelpNavigation({ topics }: { topics: readonly HelpTopic[] }) {
  const links = [
    ...topics.map((topic) => ({ id: topicAnchor(topic), title: topicTitles[topic] })),
    ...furtherParts,
  ];
  return (
    <nav className="help__navigation flex flex-wrap gap-2 mb-5" aria-label="Разделы помощи">
      {links.map(({ id, title }) => (
        <Link
          key={id}
          to={`#${id}`}
          className="help__chip inline-flex flex-none items-center rounded-full border bg-surface hover-bg no-underline min-h-touch-32"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

interface PartProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** Section of the page with a heading; links lead to the heading. */
function Part({ id, title, children }: PartProps) {
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="help__heading flex flex-wrap items-baseline">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface TopicProps {
  topic: HelpTopic;
  questions: readonly HelpQuestion[];
  wanted: string | undefined;
  own: boolean;
}

export function Topic({ topic, questions, wanted, own }: TopicProps) {
  const title = (
    <>
      {topicTitles[topic]}
      {!own && (
        <span className="text-xs font-normal tracking-normal text-muted">не подключено</span>
      )}
    </>
  );
  return (
    <Part id={topicAnchor(topic)} title={title}>
      <div className="surface min-w-0">
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} wanted={wanted} withPage={own} />
        ))}
      </div>
    </Part>
  );
}

export function Statuses({ groups }: { groups: readonly StatusGroup[] }) {
  return (
    <Part {...furtherParts[0]}>
      <div className="help__columns grid gap-4">
        {groups.map(({ title, statuses }) => (
          <div
            key={title}
            className="help__panel surface min-w-0 grid grid-cols-1 content-start gap-3 pad-20px help__panel--narrow"
          >
            <h3>{title}</h3>
            <dl className="grid grid-cols-1 gap-3">
              {statuses.map(({ label, tone, meaning }) => (
                <div key={label} className="help__term gap-2px-4 grid grid-cols-1">
                  <dt>
                    <StatusBadge tone={tone} label={label} />
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Part>
  );
}

export function Glossary({ entries }: { entries: readonly GlossaryEntry[] }) {
  return (
    <Part {...furtherParts[1]}>
      <div className="help__panel surface min-w-0 grid grid-cols-1 content-start gap-3 pad-20px">
        <dl className="grid grid-cols-1 gap-3">
          {entries.map(({ term, meaning }) => (
            <div key={term} className="help__term gap-2px-4 grid grid-cols-1">
              <dt className="font-semibold">{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Part>
  );
}

export function Shortcuts() {
  return (
    <Part {...furtherParts[2]}>
      <div className="help__panel surface min-w-0 grid grid-cols-1 content-start gap-3 pad-20px">
        <KeyList />
      </div>
    </Part>
  );
}
