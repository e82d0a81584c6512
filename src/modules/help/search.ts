import { pageTitles } from '../../domain/pageTitles';
import { paths } from '../../domain/paths';
import { selectCurrentUser } from '../../session/currentUser';
import { selectModuleNames } from '../../shell/modules/modulesSlice';
import { SHOWN_ROWS, type Found, type LocalFinder } from '../../shell/palette/search';
import { questionCircleIcon } from '../../ui/icon/frameIcons';
import { glossary } from './glossary';
import { helpQuestions } from './questions/helpQuestions';
import { searchHelp } from './searchHelp';
import { topicsInOrder } from './topicsInOrder';

const answers: LocalFinder = {
  id: 'help',
  title: pageTitles.help,
  icon: questionCircleIcon,
  sort: 110,
  find(text, state) {
    const visitor = { serverNames: selectModuleNames(state), user: selectCurrentUser(state) };
    const { own } = topicsInOrder(visitor);
    const contents = { questions: helpQuestions, glossary, statusGroups: [] };
    const { questions, glossary: terms } = searchHelp(text, contents);
    // If the query is empty, shows the first question of each topic of the user, products first.
    const topics = own.filter((topic) => topic !== 'general' && topic !== 'account');
    const isSearching = text.trim() !== '';
    const shown = isSearching
      ? questions
      : [...topics, 'account'].flatMap(
          (topic) => questions.find((question) => question.topic === topic) ?? [],
        );
    const rows = [
      ...shown.map(({ id, question }) => ({
        id,
        title: question,
        to: `${paths.help}#${id}`,
      })),
      ...(isSearching ? terms : []).map(({ term }) => ({
        id: `term-${term}`,
        title: term,
        detail: 'Словарь',
        to: `${paths.help}?${new URLSearchParams({ q: term })}`,
      })),
    ];
    return { rows: rows.slice(0, SHOWN_ROWS), total: isSearching ? rows.length : undefined };
  },
  all: (text) => (text === '' ? paths.help : `${paths.help}?${new URLSearchParams({ q: text })}`),
};

/** H9: search of the help for the palette, without the server. */
export default { local: [answers] } satisfies Found;
