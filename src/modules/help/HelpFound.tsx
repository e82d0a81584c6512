import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/state/EmptyState';
import { Glossary, Statuses } from './HelpContents';
import { topicTitles } from './questions/helpQuestion';
import { QuestionItem } from './questions/QuestionItem';
import type { HelpFindings } from './searchHelp';
import type { OrderedTopics } from './topicsInOrder';

interface HelpFoundProps {
  findings: HelpFindings;
  topics: OrderedTopics;
  wanted: string | undefined;
  onReset: () => void;
}

/** The results of a search; if there are none, the search can be reset. */
export function HelpFound({ findings, topics, wanted, onReset }: HelpFoundProps) {
  const { questions, glossary, statusGroups, count } = findings;
  if (count === 0) {
    return (
      <EmptyState
        drawing="find"
        title="Ничего не найдено"
        action={
          <Button variant="outlined" onClick={onReset}>
            Сбросить поиск
          </Button>
        }
      >
        Попробуйте написать иначе или короче. Если ответа нет, обратитесь в службу поддержки.
      </EmptyState>
    );
  }
  return (
    <>
      {questions.length > 0 && (
        <section className="grid grid-cols-1 gap-3" aria-label="Найденные вопросы">
          <div className="surface min-w-0">
            {questions.map((question) => (
              <QuestionItem
                key={question.id}
                question={question}
                wanted={wanted}
                topic={topicTitles[question.topic]}
                withPage={topics.own.includes(question.topic)}
              />
            ))}
          </div>
        </section>
      )}
      {statusGroups.length > 0 && <Statuses groups={statusGroups} />}
      {glossary.length > 0 && <Glossary entries={glossary} />}
    </>
  );
}
