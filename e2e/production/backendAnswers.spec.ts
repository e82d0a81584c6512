import { expect, test } from 'playwright/test';
import { ask } from '../support/ask';
import { addressesOf, behaved, startStand } from '../support/stand';

/** Headers with which a backend could affect the cabinet's whole origin, or nginx. */
const MEDDLING = {
  'X-Accel-Redirect': '/index.html',
  'X-Accel-Limit-Rate': '1',
  'X-Accel-Expires': '600',
  'X-Accel-Charset': 'koi8-r',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': '*',
  'Clear-Site-Data': '"cookies", "storage"',
  Refresh: '0; url=https://elsewhere.example/',
  'Service-Worker-Allowed': '/',
  NEL: '{}',
  'Report-To': '{}',
  'Alt-Svc': 'h3="elsewhere.example:443"',
  'X-Powered-By': 'Somebody',
  'X-Request-ID': 'another-request',
};

for (const method of ['GET', 'PUT', 'POST']) {
  test(`the headers of a response to ${method} cannot control nginx or the origin`, async () => {
    const backend = await behaved((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, { 'Content-Type': 'application/json', ...MEDDLING }).end('"own"');
      });
    });
    const stand = await startStand({ BACKEND_URL: addressesOf(backend) }, [backend]);
    try {
      for (const path of ['/api/v1/user', '/api/v1/file']) {
        const { status, headers, body } = await ask(stand.baseURL + path, { method });
        expect([status, body.toString()]).toEqual([200, '"own"']);
        expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
        for (const name of Object.keys(MEDDLING).filter((one) => one !== 'X-Request-ID')) {
          expect(headers[name.toLowerCase()], name).toBeUndefined();
        }
      }
    } finally {
      await stand.close();
    }
  });
}
