import { checkServer } from '../live/checkServer';
import { readCredentials } from '../live/signIn';
import { addressOf, optional, UsageError, wholeNumber, type Asked, type Command } from './command';
import { contractOf } from './contractOf';
import { createProgress } from './progress';

function whoOf(asked: Asked) {
  const token = optional(asked, 'token') ?? process.env['CONTRACT_TOKEN'];
  const login = optional(asked, 'login') ?? process.env['CONTRACT_LOGIN'];
  if (login === undefined) return token === undefined ? {} : { token };
  const credentials = readCredentials(login);
  if (credentials === null) {
    throw new UsageError(
      asked.language === 'ru' ? '--login: нужно имя:пароль' : '--login must be name:password',
    );
  }
  return { credentials };
}

export const checkCommand: Command = {
  usage: '--server URL [--token T | --login USER:PASSWORD] [--timeout SECONDS]',
  does: {
    ru: 'вызывает все безопасные операции живого сервера и проверяет ответы',
    en: 'calls every safe operation of a live backend and checks the answers',
  },
  options: {
    server: { type: 'string' },
    token: { type: 'string' },
    login: { type: 'string' },
    timeout: { type: 'string', default: '15' },
  },
  words: 0,
  run: async (asked, streams) => {
    const server = addressOf(asked, 'server');
    const timeoutMs = wholeNumber(asked, 'timeout') * 1000;
    const who = whoOf(asked);
    const contract = await contractOf(asked);
    const progress = createProgress(streams);
    const report = await checkServer({
      contract,
      server,
      timeoutMs,
      ...who,
      onProgress: (done, all, operation) => progress.show(`${done}/${all} ${operation}`),
    });
    progress.clear();
    return { report };
  },
};
