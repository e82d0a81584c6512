import { fieldsOf } from '../../../src/lib/fieldsOf';
import { WebDriverError, type Commands, type WebDriver } from './webDriver';

const COMMANDS: {
  readonly [Name in keyof Commands]: readonly [method: string, path: string];
} = {
  goTo: ['POST', 'url'],
  address: ['GET', 'url'],
  reload: ['POST', 'refresh'],
  resize: ['POST', 'window/rect'],
  run: ['POST', 'execute/sync'],
  click: ['POST', 'element/{id}/click'],
  type: ['POST', 'element/{id}/value'],
  picture: ['GET', 'screenshot'],
  forgetCookies: ['DELETE', 'cookie'],
};

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = fieldsOf(await response.json());
  if (response.ok) return value;
  const { error, message } = fieldsOf(value);
  throw new WebDriverError(String(error), String(message));
}

/**
 * Starts a session with a WebDriver over HTTP.
 *
 * @param base address of the driver
 * @param capabilities requested capabilities of the browser
 */
export async function beginSession(base: string, capabilities: object): Promise<WebDriver> {
  const answer = await call('POST', `${base}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${base}/session/${String(fieldsOf(answer)['sessionId'])}`;
  return {
    send: (name, parameters) => {
      const [method, path] = COMMANDS[name];
      const { id, ...body } = fieldsOf(parameters);
      return call(method, `${session}/${path.replace('{id}', String(id))}`, body);
    },
    close: async () => {
      await call('DELETE', session);
    },
  };
}
