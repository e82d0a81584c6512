import { foldForSearch, wordsOf } from '../../lib/searchFolding';
import { stemOf } from './stem';

/** Words that are ignored, because they do not describe the subject of a question. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'а без бы в вам вас во вы где для до его ее если еще же за зачем и из или их к как какая какие ' +
    'какой ко когда кто куда ли меня мне могу можно мой моя мои мы на надо нам нас не ни но нужно о ' +
    'об он она они от по почему при про с свой свою свои сколько со так такое там то у хочу чем что ' +
    'чтобы это я'
  ).split(' '),
);

/** Groups of synonyms, in any word form. */
const SYNONYMS = [
  'сотрудник коллега пользователь работник человек',
  'тема оформление',
  'темный ночной',
  'сменить смена изменить изменение менять поменять переключить включить выбрать',
  'добавить добавление создать завести пригласить',
  'удалить удаление убрать исключить уволить',
  'роль право доступ полномочие',
  'телефон номер мобильный',
  'почта email емейл мейл',
  'войти вход авторизация авторизоваться залогиниться',
  'выйти выход разлогиниться',
  'сессия сеанс',
  'подключить подключение оформить',
  'отключить отключение отказаться',
  'забыть помнить восстановить восстановление сбросить',
  'организация компания фирма юрлицо',
  'скачать загрузить получить взять',
  'поддержка помощь оператор',
  'заявление претензия',
  'повредить повреждение сломать',
  'утратить утрата потерять потеря',
  'стоимость цена',
] as const;

const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.flatMap((group) => {
    const stems = group.split(' ').map(stemOf);
    return stems.map((stem) => [stem, stems] as const);
  }),
);

/** Minimum length of a stem for a prefix match: «удал» of «удалить» finds «удаление». */
const TELLING = 4;

interface WantedWord {
  /** The word as typed, possibly incomplete. */
  readonly typed: string;
  readonly stem: string;
  /** Stem of the word, and stems of its synonyms. */
  readonly stems: readonly string[];
}

/** Returns the words of a folded query without stop words; all words if the query has only stop words. */
export function queryWords(query: string): readonly WantedWord[] {
  const words = wordsOf(query);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return (significant.length > 0 ? significant : words).map((typed) => {
    const stem = stemOf(typed);
    return { typed, stem, stems: synonyms.get(stem) ?? [stem] };
  });
}

interface ReadWord {
  readonly word: string;
  readonly stem: string;
}

/** Cache: the texts of the help never change, so each is split into words only once. */
const readTexts = new Map<string, readonly ReadWord[]>();

function readWords(text: string): readonly ReadWord[] {
  const known = readTexts.get(text);
  if (known !== undefined) return known;
  const words = wordsOf(foldForSearch(text)).map((word) => ({ word, stem: stemOf(word) }));
  readTexts.set(text, words);
  return words;
}

/** Returns true if the text contains every wanted word: as a prefix, in another word form, or as a synonym. */
export function holdsAll(text: string, wanted: readonly WantedWord[]): boolean {
  const words = readWords(text);
  return wanted.every(({ typed, stem: wantedStem, stems }) =>
    words.some(
      ({ word, stem }) =>
        word.startsWith(typed) ||
        stems.includes(stem) ||
        (wantedStem.length >= TELLING && stem.startsWith(wantedStem)),
    ),
  );
}
