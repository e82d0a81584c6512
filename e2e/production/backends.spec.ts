import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'playwright/test';
import { ask } from '../support/ask';
import { addressesOf, behaved, nameServer, says, startStand } from '../support/stand';

const USER = '/api/v1/user';
/** Reads the whole request, then closes the connection. */
const cuts: RequestListener = (request) =>
  void request.resume().on('end', () => request.socket.destroy());

const statusesOf = (answers: readonly { readonly status: number }[]): readonly number[] =>
  answers.map(({ status }) => status);

test('all calls succeed after one of two backends has failed', async () => {
  const [alive, gone] = [await behaved(says('well')), await behaved(says('well'))];
  const stand = await startStand({ BACKEND_URL: addressesOf(gone, alive) }, [alive, gone]);
  try {
    await ask(stand.baseURL + USER);
    gone.close();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'GET', 'POST', 'PUT', 'DELETE']) {
      expect((await ask(stand.baseURL + USER, { method, body: '{}' })).status).toBe(200);
    }
    const upload = { method: 'POST', body: 'x'.repeat(100_000) };
    for (let one = 0; one < 4; one += 1) {
      expect((await ask(`${stand.baseURL}/api/v1/file`, upload)).status).toBe(200);
    }
    // Counts the first call, and all calls after the loss of one backend.
    expect(alive.asked.length + gone.asked.length).toBe(13);
  } finally {
    await stand.close();
  }
});

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
  test(`a ${method} whose backend refuses the connection is sent to another backend`, async () => {
    const [alive, gone] = [await behaved(says('well')), await behaved(says('well'))];
    gone.close();
    const stand = await startStand({ BACKEND_URL: addressesOf(gone, alive) }, [alive]);
    try {
      for (let one = 0; one < 4; one += 1) {
        expect((await ask(stand.baseURL + USER, { method, body: '{}' })).status).toBe(200);
      }
      expect(alive.asked).toHaveLength(4);
    } finally {
      await stand.close();
    }
  });
}

for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
  const isRead = method === 'GET';
  test(`a ${method} whose connection the backend cuts is ${isRead ? '' : 'not '}retried on another backend`, async () => {
    const [cutting, well] = [await behaved(cuts), await behaved(says('well'))];
    const stand = await startStand({ BACKEND_URL: addressesOf(cutting, well) }, [cutting, well]);
    try {
      const answers = [];
      for (let one = 0; one < 4; one += 1) {
        const body = isRead ? undefined : '{}';
        answers.push(await ask(stand.baseURL + USER, { method, ...(body && { body }) }));
      }
      expect(cutting.asked.length).toBeGreaterThan(0);
      const asked = cutting.asked.length + well.asked.length;
      if (isRead) expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
      else {
        expect(asked).toBe(4);
        expect(statusesOf(answers)).toContain(502);
      }
    } finally {
      await stand.close();
    }
  });
}

test('a keep-alive connection that the backend has closed causes no failed call', async () => {
  // Accepts one request per connection, and closes the connection when the next request arrives.
  const used = new WeakSet<Socket>();
  const backend = await behaved((request, response) => {
    if (used.has(request.socket)) request.socket.destroy();
    else says('well')(request, response);
    used.add(request.socket);
  });
  const stand = await startStand({ BACKEND_URL: addressesOf(backend) }, [backend]);
  try {
    const reads = [];
    for (let one = 0; one < 20; one += 1) reads.push(await ask(stand.baseURL + USER));
    expect(new Set(statusesOf(reads))).toEqual(new Set([200]));
  } finally {
    await stand.close();
  }
});

test('nginx closes a keep-alive connection before the backend does', async () => {
  const backend = await behaved(says('well'), { keepAliveMs: 0 });
  let opened = 0;
  let ended = 0;
  const stand = await startStand({ BACKEND_URL: addressesOf(backend), BACKEND_KEEPALIVE: '1' }, [
    backend,
  ]);
  try {
    backend.onConnection((socket) => {
      opened += 1;
      socket.on('close', () => (ended += 1));
    });
    expect((await ask(stand.baseURL + USER)).status).toBe(200);
    expect(opened).toBe(1);
    await expect.poll(() => ended, { timeout: 20_000 }).toBe(1);
    expect((await ask(stand.baseURL + USER)).status).toBe(200);
    expect(opened).toBe(2);
  } finally {
    await stand.close();
  }
});

test('slow senders do not occupy a connection of the backend', async () => {
  const backend = await behaved(says('well'));
  const stand = await startStand({ BACKEND_URL: addressesOf(backend) }, [backend]);
  const slow: Socket[] = [];
  try {
    const port = Number(new URL(stand.baseURL).port);
    const head = `Host: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
    for (let one = 0; one < 150; one += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      socket.write(`${one % 2 === 0 ? 'POST' : 'PUT'} ${USER} HTTP/1.1\r\n${head}`);
      slow.push(socket);
    }
    expect((await ask(stand.baseURL + USER, { method: 'POST', body: '{}' })).status).toBe(200);
    expect(backend.asked).toEqual([`POST ${USER}`]);
    expect(backend.connections()).toBe(1);
    // nginx passes a request on once its body is complete.
    slow[0]?.write(`"a":"${'x'.repeat(992)}"}`);
    await expect.poll(() => backend.asked.length).toBe(2);
  } finally {
    for (const socket of slow) socket.destroy();
    await stand.close();
  }
});

test('an upload is streamed to the backend', async () => {
  const backend = await behaved(says('well'));
  const stand = await startStand({ BACKEND_URL: addressesOf(backend) }, [backend]);
  const socket = connect(Number(new URL(stand.baseURL).port), '127.0.0.1').resume();
  try {
    await once(socket, 'connect');
    socket.write('POST /api/v1/file HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{');
    await expect.poll(() => backend.asked).toEqual(['POST /api/v1/file']);
  } finally {
    socket.destroy();
    await stand.close();
  }
});

test('repeated sign-ins and recoveries get a 429 in the contract’s format, but a refresh gets none', async () => {
  const backend = await behaved(says('well'));
  // The limit is one per minute, so that a slow machine does not let a second sign-in through.
  const settings = { BACKEND_URL: addressesOf(backend), SIGN_IN_LIMIT: '1' };
  const stand = await startStand(settings, [backend]);
  const post = (path: string) =>
    ask(`${stand.baseURL}/api${path}`, { method: 'POST', headers: { Cookie: 'a=b' }, body: '{}' });
  try {
    const tries = [];
    for (let one = 0; one < 60; one += 1) tries.push(await post('/v1/auth/login'));
    expect(statusesOf(tries.slice(0, 30))).toEqual(Array(30).fill(200));
    const refused = tries.at(-1);
    expect(refused?.status).toBe(429);
    expect(refused?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '60',
    });
    expect(JSON.parse(String(refused?.body))).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Слишком много попыток. Повторите через минуту',
    });
    expect((await post('/v1/auth/recovery')).status).toBe(429);
    expect((await post('/auth/token/refresh')).status).toBe(200);
    expect((await ask(`${stand.baseURL}/api/v1/auth/login`)).status).toBe(200);
  } finally {
    await stand.close();
  }
});

test('one address may make twenty sign-ins at once, and further sign-ins get a 429', async () => {
  const answers: (() => void)[] = [];
  const backend = await behaved((request, response) => {
    answers.push(() => says('well')(request, response));
  });
  const stand = await startStand({ BACKEND_URL: addressesOf(backend) }, [backend]);
  const statuses: number[] = [];
  try {
    const tries = Array.from({ length: 25 }, async () => {
      const login = `${stand.baseURL}/api/v1/auth/login`;
      statuses.push((await ask(login, { method: 'POST', body: '{}' })).status);
    });
    await expect.poll(() => answers.length).toBe(20);
    await expect.poll(() => statuses).toEqual(Array(5).fill(429));
    for (const answer of answers) answer();
    await Promise.all(tries);
    expect(statuses.slice(5)).toEqual(Array(20).fill(200));
  } finally {
    await stand.close();
  }
});

test('a response with ten headers of a kilobyte is passed on, from any backend', async () => {
  const backend = await behaved((request, response) => {
    for (let one = 0; one < 10; one += 1) response.setHeader(`X-Trace-${one}`, 'x'.repeat(1_000));
    says('well')(request, response);
  });
  const BACKEND_URL = addressesOf(backend);
  const settings = { BACKEND_URL, TRACKER_URL: BACKEND_URL, TRACKER_PLAIN: 'true' };
  const stand = await startStand({ ...settings, RESOLVER: '127.0.0.1' }, [backend]);
  const asked = async (method: string, path: string) => {
    const body = method === 'GET' ? undefined : '{}';
    return (await ask(stand.baseURL + path, { method, ...(body && { body }) })).headers;
  };
  try {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      expect((await asked(method, USER))['x-trace-9']).toHaveLength(1_000);
    }
    expect((await asked('POST', '/api/v1/file'))['x-trace-9']).toHaveLength(1_000);
    expect((await asked('GET', '/matomo/matomo.js'))['x-trace-9']).toHaveLength(1_000);
    expect((await asked('POST', '/matomo/matomo.php'))['x-trace-9']).toHaveLength(1_000);
  } finally {
    await stand.close();
  }
});

test('an address of twelve kilobytes is accepted under the cabinet’s host name', async () => {
  const backend = await behaved(says('well'));
  const settings = { BACKEND_URL: addressesOf(backend), SERVER_NAME: 'cabinet.example' };
  const stand = await startStand(settings, [backend]);
  const headers = { Host: 'cabinet.example' };
  try {
    const { status } = await ask(`${stand.baseURL}${USER}?n=${'1'.repeat(12_000)}`, { headers });
    expect(status).toBe(200);
  } finally {
    await stand.close();
  }
});

test('a backend that has only an IPv6 address is called', async () => {
  const backend = await behaved(says('well'), { host: '::1' });
  const stand = await startStand({ BACKEND_URL: `http://[::1]:${backend.port}/api` }, [backend]);
  try {
    for (const method of ['GET', 'PUT']) {
      expect((await ask(stand.baseURL + USER, { method })).status).toBe(200);
    }
    expect(backend.asked).toEqual([`GET ${USER}`, `PUT ${USER}`]);
  } finally {
    await stand.close();
  }
});

test('a backend whose address changes is found again, and may start after the cabinet', async () => {
  let address: string | null = null;
  const names = await nameServer(
    () => address !== null,
    () => address ?? '',
  );
  const backend = await behaved(says('well'));
  const stand = await startStand(
    {
      BACKEND_URL: `http://backend.example:${backend.port}`,
      BACKEND_MOVES: 'true',
      RESOLVER: `127.0.0.1:${names.port}`,
    },
    [backend, names],
  );
  const status = async (path = USER, method = 'GET') =>
    (await ask(stand.baseURL + path, { method })).status;
  const log = async () => {
    await status();
    return stand.log();
  };
  try {
    expect(await status('/login')).toBe(200);
    expect(await status()).toBe(502);
    // No server listens at this address: the backend has not started.
    address = '127.0.0.2';
    await expect.poll(log, { timeout: 30_000 }).toContain(`"upstream":"127.0.0.2:${backend.port}"`);
    expect(backend.asked).toHaveLength(0);
    address = '127.0.0.1';
    await expect.poll(() => status(), { timeout: 30_000 }).toBe(200);
    expect(await status(`${USER}?q=%2Fa%20b`, 'PUT')).toBe(200);
    expect(await status('/api/v1/file', 'POST')).toBe(200);
    expect(backend.asked.slice(-2)).toEqual([`PUT ${USER}?q=%2Fa%20b`, 'POST /api/v1/file']);
  } finally {
    await stand.close();
  }
});
