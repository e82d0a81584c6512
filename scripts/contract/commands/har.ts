import { readFileSync } from 'node:fs';
import { UsageError } from '../../command/usageError';
import { addressOf, optional, type Command } from './command';
import { LIVE_FLAGS, SHOW_PATHS } from './flags';

/** Replaces the message of the parser, which quotes the recording: that may be private data. */
function unreadable(file: string, language: 'ru' | 'en'): UsageError {
  return new UsageError(
    language === 'ru' ? `${file}: это не запись HAR` : `${file} is no HAR recording`,
  );
}

export const harCommand: Command = {
  usage: 'FILE',
  does: 'checks recorded traffic (HAR 1.2) | проверяет записанный трафик (HAR 1.2)',
  flags: {
    server:
      'URL | whose calls to check, where the recording does not show it | чьи вызовы проверять, если это не видно по записи',
    ...LIVE_FLAGS,
    ...SHOW_PATHS,
  },
  isReporting: true,
  words: 1,
  run: async (asked) => {
    const [file = ''] = asked.words;
    const server = optional(asked, 'server') === undefined ? undefined : addressOf(asked, 'server');
    const text = readFileSync(file, 'utf8');
    // Heavy, and of no use to the other verbs.
    const { checkHar } = await import('../live/checkHar');
    const { HarUnreadable } = await import('../live/har');
    const { contractOf } = await import('./contractOf');
    const contract = await contractOf(asked);
    try {
      return { report: checkHar(contract, text, server) };
    } catch (cause) {
      if (cause instanceof HarUnreadable) throw unreadable(file, asked.language);
      throw cause;
    }
  },
};
