import type { Tone } from '../../domain/statuses/status';
import type { DraftState } from './draftState';

/** What a page says about its draft. */
export interface DraftWords {
  text: string;
  /** When it was, told after the text. */
  at?: number;
  /** What is said after the time. */
  rest?: string;
  tone: Extract<Tone, 'neutral' | 'warning'>;
  /** What is read out when it changes; undefined where there is nothing worth an interruption. */
  announcement: string | undefined;
}

function warning(text: string): DraftWords {
  return { text, tone: 'warning', announcement: text };
}

const plain = (text: string, announcement?: string): DraftWords => ({
  text,
  tone: 'neutral',
  announcement,
});

/**
 * The words for a state. The announcement has no time in it: it stays the same from one saving to the
 * next, and is not read out again.
 *
 * @param secrets what no draft may hold, in the genitive: «паспортных данных»
 */
export function draftStatusText(
  state: DraftState,
  { isOnline, secrets }: { isOnline: boolean; secrets: string },
): DraftWords {
  switch (state.kind) {
    case 'untouched':
      return state.at === null ? plain('') : { ...plain('Черновик сохранён'), at: state.at };
    case 'typed':
      return plain('Изменения ещё не сохранены');
    case 'sending':
      return plain('Сохраняем черновик…');
    case 'elsewhere': {
      const changed = 'Черновик изменён в другой вкладке';
      const rest = '. Останется то, что введено последним';
      return { ...warning(changed + rest), text: changed, at: state.at, rest };
    }
    case 'kept': {
      if (state.place === 'foreign')
        return warning(
          'Чужой компьютер: черновик на нём не сохраняется. Не закрывайте вкладку, пока не перейдёте к следующему шагу',
        );
      if (state.place === 'page')
        return warning(
          'Браузер не даёт сохранить черновик. Не закрывайте вкладку, пока не перейдёте к следующему шагу',
        );
      const but = state.isPartial ? `, кроме ${secrets}` : '';
      const saved = { text: 'Черновик сохранён', at: state.at };
      return isOnline
        ? { ...saved, rest: but, tone: 'neutral', announcement: `Черновик сохранён${but}` }
        : {
            ...saved,
            rest: `${but}. Нет связи: пока только на этом устройстве`,
            tone: 'warning',
            announcement: 'Нет связи. Черновик сохраняется на этом устройстве',
          };
    }
  }
}
