import type { Tone } from '../../domain/statuses/status';
import type { DraftState } from './draftState';

export interface DraftWords {
  text: string;
  /** Time shown after the text, in milliseconds since 1970. */
  at?: number;
  /** Text after the time. */
  rest?: string;
  tone: Extract<Tone, 'neutral' | 'warning'>;
  /** Text for screen readers, announced on changes; undefined to stay silent. */
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
 * Returns the texts for a state. The announcement has no time in it, so it stays the same after each save and is not
 * read out again.
 *
 * @param secrets data that drafts never contain, in the genitive: «паспортных данных»
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
