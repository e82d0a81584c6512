import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  addressOf,
  all,
  type Command,
  LIVE_FLAGS,
  optional,
  required,
  secondsOf,
  SHOW_PATHS,
  type Streams,
  usageError,
  USER_FLAGS,
  wholeNumber,
  WRITE_FLAGS,
} from './command';
import { hostToListen } from '../model/address';

/**
 * Returns the arguments of `spawn` for a command. On Windows, npm and other programs are `.cmd` files that need a
 * shell.
 */
export function startedOn(platform: string, program: string, args: readonly string[]) {
  if (platform !== 'win32') return { file: program, args, windowsVerbatimArguments: false };
  const line = [program, ...args].map(quotedForWindows).join(' ');
  return {
    file: 'cmd.exe',
    args: ['/d', '/s', '/c', `"${line}"`],
    windowsVerbatimArguments: true,
  };
}

/**
 * Quotes a word for cmd.exe, for a `.cmd` file and for the program itself. Quotes disable all special characters except
 * `%`, which needs a `^` outside of the quotes. A doubled quote does not end the quoted text. Plain words stay
 * unquoted, because a quoted `.cmd` would take the current folder for its own.
 */
function quotedForWindows(word: string): string {
  if (/^[\w.:\\/-]+$/.test(word)) return word;
  const inside = word.replaceAll(
    /(\\*)(["%]|$)/g,
    (_, slashes: string, sign: string) =>
      slashes.repeat(2) + (sign === '%' ? '"^%"' : sign.repeat(2)),
  );
  return `"${inside}"`;
}

/**
 * Runs a command, for example other tests, until it ends or the user interrupts it. Sends its output to standard error,
 * because standard output is for the report.
 *
 * @param url address of the proxy; the command reads it from CONTRACT_PROXY_URL
 * @returns true if the command failed
 * @throws Error if there is no such command
 */
async function runBehindProxy(
  program: string,
  args: readonly string[],
  url: string,
  stopped: Promise<void>,
): Promise<boolean> {
  const { file, windowsVerbatimArguments, ...started } = startedOn(process.platform, program, args);
  const child = spawn(file, started.args, {
    windowsVerbatimArguments,
    stdio: ['inherit', 2, 2],
    env: { ...process.env, CONTRACT_PROXY_URL: url },
  });
  void stopped.then(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Error(`${program}: ${cause.message}`, { cause })));
    child.once('close', (code) => resolve(code !== 0));
  });
}

/** Milliseconds between lines of progress, if there is no terminal. */
const QUIET_MS = 10_000;
const WIDTH = 78;

/** Prints progress to standard error, because standard output is for the report. */
export function createProgress({ err, isErrorTerminal }: Streams) {
  let shownAt = Date.now();
  let isShown = false;
  return {
    show: (text: string): void => {
      if (isErrorTerminal) {
        err(`\r${text.slice(0, WIDTH).padEnd(WIDTH)}`);
        isShown = true;
        return;
      }
      if (Date.now() - shownAt < QUIET_MS) return;
      shownAt = Date.now();
      err(`${text}\n`);
    },
    clear: (): void => {
      if (isShown) err(`\r${' '.repeat(WIDTH)}\r`);
      isShown = false;
    },
  };
}

export const checkCommand: Command = {
  usage: '--server URL',
  does: 'calls every safe operation of a live backend and checks the answers | вызывает все безопасные операции живого сервера и проверяет ответы',
  flags: {
    server:
      'URL | the server; without a path in it, the /api of the contract; with one (also «/») the paths of the contract begin at it | сервер; без пути в адресе — /api контракта, с путём (и с одним «/») пути контракта начинаются с него',
    ...USER_FLAGS,
    header:
      'NAME:VALUE … | send this header with every call; or CONTRACT_HEADER, one in a line | посылать этот заголовок с каждым вызовом; или CONTRACT_HEADER, по одному в строке',
    'max-ms':
      'N | an answer that takes longer is a finding | ответ, которого ждали дольше, — находка',
    timeout: 'SECONDS (15) | how long to wait for an answer | сколько ждать ответа',
    ...WRITE_FLAGS,
    ...LIVE_FLAGS,
  },
  isReporting: true,
  run: async (asked, streams) => {
    // Loaded on demand, because the modules are slow and other verbs do not need them.
    const { checkServer } = await import('../run/checkServer');
    const { contractOf } = await import('./reporting');
    const { headersOf, usersOf, writesOf } = await import('./checkFlags');
    const server = addressOf(asked, 'server');
    const seconds = secondsOf(asked, 'timeout');
    const users = usersOf(asked);
    const headers = headersOf(asked);
    const writes = writesOf(asked);
    const limit =
      optional(asked, 'max-ms') === undefined ? {} : { maxMs: wholeNumber(asked, 'max-ms') };
    const contract = { ...(await contractOf(asked)), ...limit, server: server.origin };
    const progress = createProgress(streams);
    try {
      const report = await checkServer({
        contract,
        server,
        isAtRoot: /^https?:\/\/[^/]+\/$/.test(required(asked, 'server')),
        timeoutMs: seconds * 1000,
        users,
        headers,
        ...(writes !== null && { writes }),
        only: all(asked, 'only'),
        onProgress: (done, all, operation) => progress.show(`${done}/${all} ${operation}`),
      });
      return { report };
    } finally {
      progress.clear();
    }
  },
};

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
    // Loaded on demand, because the modules are slow and other verbs do not need them.
    const { checkHar, HarUnreadable } = await import('../run/har');
    const { contractOf } = await import('./reporting');
    const contract = await contractOf(asked);
    try {
      return { report: checkHar(contract, text, server) };
    } catch (cause) {
      if (!(cause instanceof HarUnreadable)) throw cause;
      throw usageError(asked, '{file} is no HAR recording | {file}: это не запись HAR', { file });
    }
  },
};

export const proxyCommand: Command = {
  usage: '--target URL [-- COMMAND]',
  does: 'stands between a client and a live backend and checks every exchange; reports when COMMAND ends (CONTRACT_PROXY_URL tells it the address), or on Ctrl+C without one | стоит между клиентом и живым сервером и проверяет каждый обмен; отчёт — когда закончится COMMAND (адрес прокси ей даёт CONTRACT_PROXY_URL), а без неё по Ctrl+C',
  flags: {
    target: 'URL | the live backend | живой сервер',
    port: 'N (0) | port of the proxy; 0 takes a free one | порт прокси; 0 — любой свободный',
    host: 'H (127.0.0.1) | address that it listens on | адрес, на котором он слушает',
    timeout:
      'SECONDS (2) | a client that waited so long and left without an answer is a finding | клиент, который ждал столько и ушёл без ответа, — находка: сервер молчал',
    ...LIVE_FLAGS,
    ...SHOW_PATHS,
  },
  isReporting: true,
  takesCommand: true,
  run: async (asked, streams) => {
    const target = addressOf(asked, 'target');
    const port = wholeNumber(asked, 'port', 65_535);
    const host = hostToListen(required(asked, 'host'));
    // Loaded on demand, because the modules are slow and other verbs do not need them.
    const { startProxy } = await import('../run/proxy');
    const { contractOf } = await import('./reporting');
    const contract = { ...(await contractOf(asked)), server: target.origin };
    const progress = createProgress(streams);
    const proxy = await startProxy({
      contract,
      target,
      host,
      port,
      patienceMs: secondsOf(asked, 'timeout') * 1000,
      onProgress: (checked, waiting) => progress.show(`${checked} (+${waiting})`),
    });
    streams.err(`${proxy.url} → ${target.origin}\n`);
    const [program, ...args] = asked.command;
    let hasFailed = false;
    try {
      if (program === undefined) await streams.stopped();
      else hasFailed = await runBehindProxy(program, args, proxy.url, streams.stopped());
    } finally {
      await proxy.stop();
      progress.clear();
    }
    return { report: await proxy.report(), hasFailed };
  },
};
