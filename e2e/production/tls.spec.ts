import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startBehindNginx } from '../support/behindNginx';

test('where TLS ends there, it speaks HTTP/2, and http leads to https', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const socketPath = join(folder, 'plain.sock');
  const names = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...names], { stdio: 'ignore' });
  const server = await startBehindNginx({
    TLS_CERTIFICATE: certificate,
    TLS_CERTIFICATE_KEY: key,
    LISTEN: `unix:${socketPath}`,
  });
  try {
    const session = connect(server.baseURL.replace('http:', 'https:'), {
      rejectUnauthorized: false,
    });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      session.on('error', reject);
      session.request({ ':path': '/login' }).on('response', resolve).on('error', reject).end();
    });
    session.destroy();
    expect(headers[':status']).toBe(200);
    expect(headers['strict-transport-security']).toContain('max-age=63072000');

    const path = '/offer?tab=1';
    const location = await new Promise<unknown>((resolve, reject) => {
      const options = { socketPath, path, headers: { Host: 'cabinet.example' } };
      get(options, (response) => resolve(response.headers.location)).on('error', reject);
    });
    expect(location).toBe('https://cabinet.example/offer?tab=1');
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
