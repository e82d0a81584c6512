import { readFileSync } from 'node:fs';
import { checkHar } from '../live/checkHar';
import { HarUnreadable } from '../live/har';
import { addressOf, optional, UsageError, type Command } from './command';
import { contractOf } from './contractOf';

/** A parser's message quotes what it read, which may be anybody's data. */
function unreadable(file: string, language: 'ru' | 'en'): UsageError {
  return new UsageError(
    language === 'ru' ? `${file}: это не запись HAR` : `${file} is no HAR recording`,
  );
}

export const harCommand: Command = {
  usage: 'FILE [--server URL]',
  does: {
    ru: 'проверяет записанный трафик (HAR 1.2)',
    en: 'checks recorded traffic (HAR 1.2)',
  },
  options: { server: { type: 'string' } },
  words: 1,
  run: async (asked) => {
    const [file = ''] = asked.words;
    const server = optional(asked, 'server') === undefined ? undefined : addressOf(asked, 'server');
    const text = readFileSync(file, 'utf8');
    const contract = await contractOf(asked);
    try {
      return { report: checkHar(contract, text, server) };
    } catch (cause) {
      if (cause instanceof HarUnreadable) throw unreadable(file, asked.language);
      throw cause;
    }
  },
};
