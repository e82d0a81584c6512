import { describe, expect, it } from 'vitest';
import { handWrittenSources } from './sources';

/** A word that the cabinet must not show, because it uses another one. */
interface ForbiddenWord {
  readonly word: RegExp;
  readonly instead: string;
  /** Texts that must match, to prove that the pattern can fail. */
  readonly caught: readonly string[];
  /** Similar texts that are allowed. */
  readonly fine?: readonly string[];
  /** Files in which the word is correct, with the reason. */
  readonly except?: RegExp;
}

const forbidden: readonly ForbiddenWord[] = [
  {
    word: /[Сс]еанс/,
    instead: 'сессия',
    caught: ['Сеанс', 'открытые сеансы завершатся'],
    // Users may search for this word.
    except: /^src\/modules\/help\/search(?:Words|Help\.test)\.ts$/,
  },
  {
    word: /[Фф]ункционал(?!\/)/,
    instead: 'what opens: «Все возможности кабинета станут вам доступны, когда …»',
    caught: ['Полный функционал станет доступен'],
  },
  {
    word: /подтверждени[ея] пользователя владельцем/,
    instead: '«когда владелец кабинета подтвердит вашу учётную запись»',
    caught: ['после подтверждения пользователя владельцем кабинета'],
  },
  {
    word: /Новый счёт/,
    instead: '«Добавить счёт», as the button says',
    caught: ["title: 'Новый счёт'"],
  },
  {
    word: /латинск\S+ букв|букв\S* латин/i,
    instead: 'the rule of the password, which knows no alphabet',
    caught: ['заглавная латинские буквы', 'буквы латиницы'],
  },
  {
    word: /не хранит ваш пароль/,
    instead: 'where the password is not kept, as the policy says it',
    caught: ['Кабинет не хранит ваш пароль'],
  },
  {
    word: /(?:[Вв]аш\S+|нужн\S+|назнач\S+|отзыва\S+|есть|сн\S+ть|их) прав(?:а|ам|о)(?![а-яё])|прав(?:а|ам)? (?:продавца|администратора)/,
    instead: 'роль, роли',
    caught: ['проверить ваши права', 'включите нужные права', 'Если прав продавца нет'],
    fine: ['Права пользователя', 'вашим правилам'],
  },
  {
    word: /Всего(?: \d+)?['"`<]/,
    instead: '«Всего 3 пользователя», «Итого по 3 записям: 30 ₽»',
    caught: ["'Всего 3'", "name: 'Всего'"],
    fine: ['Всего 3 пользователя', 'Всего 11 поставок'],
  },
  {
    word: /['"`>]Все['"`<]/,
    instead: 'who is listed: «Текущие»',
    caught: ["label: 'Все'", '<b>Все</b>'],
    fine: ["'Все разделы'"],
    // «Все» is wrong for users, because their list hides deleted ones. Registries of finance show deleted rows.
    except: /^src\/(?!modules\/profile\/)/,
  },
  {
    word: /Напечатать/,
    instead: '«Распечатать»',
    caught: ['label="Напечатать"'],
  },
  {
    word: /(?<![а-яё])на(?:лево|право)(?![а-яё])/,
    instead: '«влево», «вправо»',
    caught: ['Повернуть налево', "'Повернуть направо'"],
    fine: ['направление'],
  },
  {
    word: /столбцы как были/,
    instead: '«Вернуть исходные столбцы»',
    caught: ['Вернуть столбцы как были'],
  },
  {
    word: /[Сс]траниц: /,
    instead: 'countOf: «1 страница»',
    caught: ['Страниц: {pages.length}'],
  },
  {
    // Headings in the words of the customer's specification.
    word: /(?<!Аккаунт (?:не )?)(?<![а-яё])[Пп]одключен(?![а-яё])/,
    instead: '«подключён»',
    caught: ['Аккаунт службы подключен', "'Подключен'"],
    fine: ['Аккаунт не подключен', 'подключены', 'подключение'],
  },
  {
    word: />образец</,
    instead: '«Образец»',
    caught: ['<span>образец</span>'],
  },
  {
    word: /(?:\$?\{\w+(?:\.\w+)*(?:\(\w+\))?\}|\\u00A0) ?\$?\{plural\(/,
    instead: 'countOf, whose space does not break',
    caught: ['`${count} ${plural(count, ', '{count} {plural(', '`${days}\\u00A0${plural(days'],
    fine: ["${plural(left, 'Остался', 'Осталось', 'Осталось')} ${days(left)}"],
    except: /^src\/lib\/countOf\.ts$/,
  },
  {
    word: /ИНН \$?\{/,
    instead: '«ИНН» with a no-break space',
    caught: ['<small>ИНН {itn}</small>', '`ИНН ${itn}`'],
    // A bank file has plain spaces, and tests write texts with plain spaces.
    except: /\.test\.tsx?$|^(?:test|e2e)\/|^src\/products\/payment\/file\/clientBankFile\.ts$/,
  },
  {
    // Only dates of the insurance have a hyphen.
    word: /(?:\|\||\?\?|return|\? ) ?'-'(?! : '')/,
    instead: '«—» where there is no value',
    caught: ["name || '-'", "name ?? '-'", "return '-';", "price === null ? '-' : price"],
    fine: ["kopeks < 0 ? '-' : ''"],
    // src/lib/dates.ts formats all dates of the insurance.
    except: /\.test\.tsx?$|^test\/|^src\/lib\/dates\.ts$/,
  },
  {
    word: /(?<!\bkey )[!=]== '-'/,
    instead: 'dateText, which is empty where there is no date',
    caught: ["day === '-' ? '' : day", "formatDate(time) !== '-' && ("],
    fine: ["event.key === '-'"],
  },
  {
    word: /\btext: \([^)]*\) => format(?:Date|DateTime)\(/,
    instead: 'dateText, dateTimeText: the cell of a CSV file is empty where there is no date',
    caught: ['text: ({ date }) => formatDate(date)'],
  },
  {
    word: /Ссылка устарела/,
    instead: '«Начните заново» with the reason, where no link was used',
    caught: ['title="Ссылка устарела"'],
    // This text is right on the page that the link in the e-mail opens.
    except: /^src\/modules\/account\/confirm\/page(?:\.test)?\.tsx$|^e2e\/registration\.spec\.ts$/,
  },
];

/** This file contains every forbidden word as an example. */
const sources = handWrittenSources(['src', 'test', 'e2e']).filter(
  ({ path }) => path !== 'test/house/words.test.ts',
);

describe('the check of wording', () => {
  it.each(forbidden.map((row) => [row.instead, row] as const))(
    'requires %s',
    (_instead, { word, except }) => {
      const found = sources
        .filter(({ path }) => except?.test(path) !== true)
        .flatMap(({ path, text }) =>
          // A sentence may span several lines.
          word.test(text.replaceAll(/\s+/g, ' ')) ? [path] : [],
        );
      expect(found).toEqual([]);
    },
  );

  it.each(forbidden.map((row) => [row.instead, row] as const))(
    'catches the wrong texts of the rule %s',
    (_instead, { word, caught, fine = [] }) => {
      for (const text of caught) expect(text).toMatch(word);
      for (const text of fine) expect(text).not.toMatch(word);
    },
  );
});

describe('the comments', () => {
  const elsewhere =
    /\bdesign of the\b|\b(?:quality|session|contract|architecture|screens|style)\.md\b|\(design[,:)]/;

  it('refer only to files and rules of the repository', () => {
    const found = handWrittenSources(['src', 'test', 'e2e', 'scripts']).flatMap(({ path, text }) =>
      path === 'test/house/words.test.ts'
        ? []
        : text
            .split('\n')
            .flatMap((line, index) =>
              elsewhere.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
            ),
    );
    expect(found).toEqual([]);
  });

  it.each(['(design of the screens, "/login")', '(quality.md)', '(design, Security)'])(
    'are refused with %s',
    (line) => expect(line).toMatch(elsewhere),
  );
});
