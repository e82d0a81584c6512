import { spawn } from 'node:child_process';

/** Arguments for `spawn`. */
interface Started {
  readonly file: string;
  readonly args: readonly string[];
  readonly windowsVerbatimArguments: boolean;
}

/**
 * Returns how to start a command. On Windows, npm and others are `.cmd` files that need a shell.
 */
export function startedOn(platform: string, program: string, args: readonly string[]): Started {
  if (platform !== 'win32') return { file: program, args, windowsVerbatimArguments: false };
  const line = [program, ...args].map(quotedForWindows).join(' ');
  return {
    file: 'cmd.exe',
    args: ['/d', '/s', '/c', `"${line}"`],
    windowsVerbatimArguments: true,
  };
}

/**
 * Quotes a word for the shell, for a `.cmd` file and for the program. Special characters lose their
 * meaning in quotes, and a doubled quote does not end them. Only `%` needs `^` outside of the
 * quotes. A plain word stays bare: a quoted `.cmd` takes the current folder for its own.
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
 * Runs a command, for example other tests, to its end; stops it if the user interrupts. Its output goes to standard
 * error, because standard output is for the report.
 *
 * @param url address of the proxy; the command reads it from CONTRACT_PROXY_URL
 * @returns true if it failed
 * @throws Error if there is no such command
 */
export async function runBehindProxy(
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
