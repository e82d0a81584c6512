import { formatDate, formatDateTime } from '../../lib/dates';
import type { Tone } from '../../domain/tone';
import type { DraftState } from './draftState';

/** What a page says about its draft. */
export interface DraftWords {
  text: string;
  tone: Extract<Tone, 'neutral' | 'warning'>;
  /** What is read out when it changes; undefined where there is nothing worth an interruption. */
  announcement: string | undefined;
}

/** «в 14:05», of another day «20.11.2026 в 14:05». */
function whenOf(at: number, now: number): string {
  const [day = '', time = ''] = formatDateTime(new Date(at)).split(', ');
  const words = `в\u00A0${time}`;
  return day === formatDate(new Date(now)) ? words : `${day} ${words}`;
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
 * @param now milliseconds since 1970, for tests
 */
export function draftStatusText(
  state: DraftState,
  { isOnline, secrets, now = Date.now() }: { isOnline: boolean; secrets: string; now?: number },
): DraftWords {
  switch (state.kind) {
    case 'untouched':
      return plain(state.at === null ? '' : `Черновик сохранён ${whenOf(state.at, now)}`);
    case 'typed':
      return plain('Изменения ещё не сохранены');
    case 'sending':
      return plain('Сохраняем черновик…');
    case 'elsewhere':
      return warning(
        `Черновик изменён в другой вкладке ${whenOf(state.at, now)}. Останется то, что введено последним`,
      );
    case 'kept': {
      if (state.place === 'page')
        return warning(
          'Браузер не даёт сохранить черновик. Не закрывайте вкладку, пока не перейдёте к следующему шагу',
        );
      const but = state.isPartial ? `, кроме ${secrets}` : '';
      const saved = `Черновик сохранён ${whenOf(state.at, now)}${but}`;
      const announcement = `Черновик сохранён${but}`;
      return isOnline
        ? plain(saved, announcement)
        : {
            text: `${saved}. Нет связи: пока только на этом устройстве`,
            tone: 'warning',
            announcement: 'Нет связи. Черновик сохраняется на этом устройстве',
          };
    }
  }
}
