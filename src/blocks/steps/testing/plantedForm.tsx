import type { FormDescription } from '../../../forms/description/defineForm';
import { DateField } from '../../../forms/field/DateField';
import { TextField } from '../../../forms/field/TextField';
import { maxLength } from '../../../forms/validators/text';
import { fieldsOf } from '../../../lib/fieldsOf';
import type { HeldDraftKind } from '../../drafts/createDraftHold';
import { draftShapeOf, entryErrors, shownIn, type EntryValues } from '../fieldTable';
import { EntryFields } from '../EntryFields';
import { sendOnce } from '../sendOnce';
import type { StepFormDescription } from '../stepFormDescription';
import { StepReview } from '../StepReview';
import { StepTitle } from '../StepTitle';
import { statedKind } from '../statedKind';
import { dayValue, textValue } from '../valueKinds';

const line = statedKind(textValue, TextField, { trim: true });
const day = statedKind(dayValue, DateField, {});

const letterTable = {
  title: line({ label: 'Тема', rules: [maxLength(10)], required: true }),
  sentOn: day({ label: 'День', required: true }),
  secret: line({ label: 'Пароль от письма', keep: false }),
};

export interface LetterValues {
  letter: EntryValues<typeof letterTable>;
}

interface Stored {
  savedAt: string;
  values: LetterValues;
  isSent: boolean;
}

/** In-memory server of the test form, which stores one letter. `answer` replaces the results of the next calls. */
export interface LetterServer {
  stored: Stored;
  /** Names of the calls, in order. */
  calls: string[];
  answer?: ((call: string) => void) | undefined;
}

const form: FormDescription<LetterValues> = {
  name: 'planted-letter',
  unsent: 'Письмо не отправлено',
  labels: new Map(
    Object.entries(letterTable).map(([name, { label }]) => [`letter.${name}`, label]),
  ),
  keptNames: [],
};

const kind: HeldDraftKind<LetterValues> = {
  name: 'planted-letter',
  shape: { letter: draftShapeOf(letterTable) },
  left: new Map(),
};

function step(id: 'title' | 'sentOn' | 'secret', label: string) {
  return {
    id,
    label,
    parts: ['letter'],
    filling: {
      errors: ({ letter }: LetterValues) => {
        const all = entryErrors(letterTable, letter, { entries: [] }, 'letter.');
        return new Map([...all].filter(([path]) => path === `letter.${id}`));
      },
      progress: ({ letter }: LetterValues) => (letter[id] === undefined ? 'Пусто' : 'Есть'),
    },
  };
}

const only = (name: keyof typeof letterTable) => () => (
  <>
    <StepTitle />
    <EntryFields table={{ [name]: letterTable[name] }} place="letter" />
  </>
);

/** A form of five steps for tests, described like a module's form. */
export const letterForm: StepFormDescription<LetterServer, LetterValues, undefined> = {
  form,
  draft: kind,
  words: {
    list: 'Шаги письма',
    send: 'Отправить письмо',
    secrets: 'паролей',
    versions: {
      subject: 'Письмо',
      labelOf: (path) => form.labels.get(path) ?? 'Поле',
      shown: (path, value) => shownIn(letterTable, path.replace('letter.', ''), value) ?? '',
    },
  },
  idOf: () => 'letter',
  savedOf: ({ stored }) => stored,
  aroundOf: () => undefined,
  steps: () => [
    { id: 'about', label: 'О письме', done: 'Готово' },
    step('title', 'Тема письма'),
    step('sentOn', 'День отправки'),
    step('secret', 'Пароль'),
    { id: 'review', label: 'Проверка' },
  ],
  bodies: {
    about: () => (
      <>
        <StepTitle />
        <p>Письмо в банк</p>
      </>
    ),
    title: only('title'),
    sentOn: only('sentOn'),
    secret: only('secret'),
    review: () => (
      <>
        <StepTitle />
        <StepReview parts={{ title: { brief: 'О чём' }, sentOn: { brief: 'Когда' } }} />
      </>
    ),
  },
  server: (server) => {
    const call = (name: string) => {
      server.calls.push(name);
      server.answer?.(name);
    };
    return {
      ask: () => async () => server.stored,
      save: (values) => async () => {
        call('save');
        server.stored = { ...server.stored, values, savedAt: '2026-11-22T12:00:00Z' };
        return server.stored;
      },
      send: (onConfirmed) => async (dispatch) => {
        await dispatch(
          sendOnce({
            send: () => async () => {
              call('send');
              server.stored = { ...server.stored, isSent: true };
              return server.stored;
            },
            reload: () => async () => {
              server.calls.push('read');
              return server.stored;
            },
            isSent: (answer) => fieldsOf(answer)['isSent'] === true,
            unconfirmed: () => 'Сервер не подтвердил отправку письма',
          }),
        );
        onConfirmed();
      },
      lookAgain: () => async () => server.stored,
    };
  },
};
