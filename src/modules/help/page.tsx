import './page.css';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppSelector } from '../../session/appStore';
import { pageTitles } from '../../domain/pageTitles';
import { useCurrentUser } from '../../session/currentUser';
import { useFragment } from '../../shell/navigation/useFragment';
import { selectModuleNames } from '../../shell/modules/modulesSlice';
import { PageHeader } from '../../shell/page/PageHeader';
import { Icon } from '../../ui/icon/Icon';
import { TextInput } from '../../ui/input/TextInput';
import { glossary } from './glossary';
import { Glossary, HelpNavigation, Shortcuts, Statuses, Topic } from './HelpContents';
import { HelpFound } from './HelpFound';
import { helpQuestions } from './questions/helpQuestions';
import { type HelpFindings, searchHelp } from './searchHelp';
import { statusGroups } from './statuses';
import { SupportCard } from './support/SupportCard';
import { type OrderedTopics, topicsInOrder } from './topicsInOrder';
import { searchIcon } from '../../ui/icon/frameIcons';

/** The parameter of /help with the searched text. */
const PARAMETER = 'q';

/**
 * Returns the searched text of /help and its setter. H5: the address contains the text, and typing adds no entry to the
 * history. Links and the back button set the text from the address; a link to an answer clears it.
 */
function useSearchedText(): readonly [string, (text: string) => void] {
  const { key, search } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(PARAMETER) ?? '';
  const [text, setText] = useState(asked);
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    // Typing navigates with REPLACE, and the typed text may be newer than the address.
    if (arrival !== NavigationType.Replace) setText(asked);
  }

  const change = useCallback(
    (typed: string) => {
      setText(typed);
      const query = typed.trim() === '' ? '' : `?${new URLSearchParams({ [PARAMETER]: typed })}`;
      void navigate({ search: query }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [text, change];
}

const contents = { questions: helpQuestions, glossary, statusGroups };

/** Returns the summary of the search; screen readers announce it. */
function summaryOf(query: string, { count, readAs }: HelpFindings): string {
  if (query.trim() === '') return '';
  if (count === 0) return 'Ничего не найдено';
  return readAs === undefined
    ? `Найдено: ${count}`
    : `Найдено по запросу «${readAs}»: ${count}. Проверьте раскладку клавиатуры`;
}

/** /help: questions and answers, statuses, glossary, contacts. H1: every signed-in user may read the help. */
export default function HelpPage() {
  const user = useCurrentUser();
  const serverNames = useAppSelector(selectModuleNames);
  const topics = useMemo(() => topicsInOrder({ serverNames, user }), [serverNames, user]);
  const wanted = useFragment();
  const [typed, setTyped] = useSearchedText();
  // The query is deferred, so that typing stays fast while results are rendered.
  const query = useDeferredValue(typed);
  const field = useRef<HTMLInputElement>(null);
  const findings = useMemo(() => searchHelp(query, contents), [query]);
  const searching = query.trim() !== '';

  const reset = useCallback(() => {
    setTyped('');
    field.current?.focus();
  }, [setTyped]);
  return (
    <div className="help grid grid-cols-1">
      <PageHeader
        title={pageTitles.help}
        subtitle="Ответы на вопросы, статусы, словарь и контакты"
      />
      <search className="help__search relative print-hidden">
        <Icon drawing={searchIcon} className="help__search-icon text-muted absolute" />
        <TextInput
          ref={field}
          type="search"
          aria-label="Поиск по помощи"
          placeholder="Например: не приходит код"
          autoComplete="off"
          maxLength={200}
          className="help__search-field"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <output className="help__summary text-muted print-hidden">
        {summaryOf(query, findings)}
      </output>
      {!searching && <HelpNavigation topics={[...topics.own, ...topics.other]} />}
      <div className="help__body grid grid-cols-1 gap-6 items-start">
        <div className="help__main grid grid-cols-1 gap-6">
          {searching ? (
            <Found findings={findings} topics={topics} wanted={wanted} onReset={reset} />
          ) : (
            <Everything topics={topics} wanted={wanted} />
          )}
        </div>
        <div className="help__side">
          <SupportCard />
        </div>
      </div>
    </div>
  );
}

const Found = memo(HelpFound);

interface EverythingProps {
  topics: OrderedTopics;
  wanted: string | undefined;
}

const Everything = memo(function Everything({ topics, wanted }: EverythingProps) {
  return (
    <>
      {[...topics.own, ...topics.other].map((topic) => (
        <Topic
          key={topic}
          topic={topic}
          questions={helpQuestions.filter((question) => question.topic === topic)}
          wanted={wanted}
          own={topics.own.includes(topic)}
        />
      ))}
      <Statuses groups={statusGroups} />
      <Glossary entries={glossary} />
      <Shortcuts />
    </>
  );
});
