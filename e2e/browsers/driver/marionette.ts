import { once } from 'node:events';
import { connect } from 'node:net';
import { fieldsOf } from '../../../src/lib/fieldsOf';
import { WebDriverError, type Commands, type WebDriver } from './webDriver';

/**
 * Firefox's names of the commands, with additional parameters. All scripts share one sandbox until the page is left, so
 * a script can store values for the next one.
 */
const COMMANDS: { readonly [Name in keyof Commands]: readonly [string, object?] } = {
  goTo: ['WebDriver:Navigate'],
  address: ['WebDriver:GetCurrentURL'],
  reload: ['WebDriver:Refresh'],
  resize: ['WebDriver:SetWindowRect'],
  run: ['WebDriver:ExecuteScript', { sandbox: 'journey', newSandbox: false }],
  click: ['WebDriver:ElementClick'],
  type: ['WebDriver:ElementSendKeys'],
  picture: ['WebDriver:TakeScreenshot', { full: false }],
  forgetCookies: ['WebDriver:DeleteAllCookies'],
};

const COLON = ':'.charCodeAt(0);

/** Returns a parser for chunks of a stream, in which each message follows its length in bytes and a colon. */
function messageReader(receive: (message: unknown) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const colon = rest.indexOf(COLON);
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || rest.length < end) return;
      const message = rest.subarray(colon + 1, end).toString('utf8');
      rest = rest.subarray(end);
      receive(JSON.parse(message));
    }
  };
}

/**
 * Controls Firefox without geckodriver, because Debian lacks it: sends the commands of WebDriver under Firefox's own
 * names over a TCP connection.
 */
export async function connectMarionette(port: number): Promise<WebDriver> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: unknown, value: unknown) => void>();
  let last = 0;
  socket.on(
    'data',
    messageReader((message) => {
      // The first message is Firefox's greeting; a response is [1, id, error, result].
      if (!Array.isArray(message)) return;
      const [, id, error, result]: unknown[] = message;
      const settle = waiting.get(Number(id));
      waiting.delete(Number(id));
      settle?.(error, result);
    }),
  );
  socket.on('close', () => {
    for (const settle of waiting.values()) {
      settle({ error: 'disconnected', message: 'Firefox has closed the connection' }, null);
    }
  });
  // Ignores errors: a lost connection also emits 'close', which rejects the pending calls.
  socket.on('error', () => undefined);
  await once(socket, 'connect');

  const call = (command: string, parameters: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (error, result) => {
        const { error: code, message } = fieldsOf(error);
        if (typeof code === 'string') reject(new WebDriverError(code, String(message)));
        else resolve(result);
      });
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });

  await call('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  return {
    send: async (name, parameters) => {
      const [command, more] = COMMANDS[name];
      const answer = await call(command, { ...parameters, ...more });
      return fieldsOf(answer)['value'];
    },
    close: async () => {
      await call('Marionette:Quit', { flags: ['eForceQuit'] });
      socket.destroy();
    },
  };
}
