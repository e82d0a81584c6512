import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as secureConnect, type ConnectionOptions } from 'node:tls';
import { expect, test } from 'playwright/test';
import { ask } from '../support/ask';
import { startBehindNginx } from '../support/behindNginx';
import { certificateFor } from '../support/certificates';
import { startStand } from '../support/stand';

const dist = join(import.meta.dirname, '../../dist');

/** Returns the cipher of a TLS handshake with these options; the error code if it fails. */
function agreed(port: number, offered: ConnectionOptions): Promise<string> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, rejectUnauthorized: false, ...offered };
    const socket = secureConnect(options, () => {
      resolve(socket.getCipher().name);
      socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

test('TLS 1.2 ciphers with CBC are refused', async () => {
  const certificate = certificateFor('localhost');
  const server = await startBehindNginx({
    TLS_CERTIFICATE: certificate.file,
    TLS_CERTIFICATE_KEY: certificate.keyFile,
    LISTEN: `unix:${certificate.file}.sock`,
  });
  try {
    const port = Number(new URL(server.baseURL).port);
    const old = (ciphers: string) => agreed(port, { maxVersion: 'TLSv1.2', ciphers });
    expect(await old('ECDHE-ECDSA-AES128-GCM-SHA256')).toBe('ECDHE-ECDSA-AES128-GCM-SHA256');
    expect(await old('ECDHE-ECDSA-CHACHA20-POLY1305')).toBe('ECDHE-ECDSA-CHACHA20-POLY1305');
    for (const cbc of ['ECDHE-ECDSA-AES128-SHA256', 'ECDHE-ECDSA-AES256-SHA']) {
      expect(await old(cbc)).toMatch(/HANDSHAKE_FAILURE|ECONNRESET/);
    }
    expect(await agreed(port, { minVersion: 'TLSv1.3' })).toMatch(/^TLS_/);
  } finally {
    await server.close();
    certificate.remove();
  }
});

test('nginx with TLS speaks HTTP/2, and redirects http to https', async () => {
  const certificate = certificateFor('localhost');
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const socketPath = join(folder, 'plain.sock');
  const server = await startBehindNginx({
    TLS_CERTIFICATE: certificate.file,
    TLS_CERTIFICATE_KEY: certificate.keyFile,
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
    certificate.remove();
    rmSync(folder, { recursive: true });
  }
});

test('ACME challenges are served, even without TLS, but other hidden files are not', async () => {
  const certificate = certificateFor('localhost');
  const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
  const proofs = join(folder, '.well-known/acme-challenge');
  mkdirSync(proofs, { recursive: true });
  cpSync(join(dist, 'index.html'), join(folder, 'index.html'));
  writeFileSync(join(proofs, 'token-1_a'), 'the proof');
  writeFileSync(join(folder, '.well-known/security.txt'), 'Contact: …');
  for (const hidden of ['.env', '.well-known/.env', '.well-known/acme-challenge/.env']) {
    writeFileSync(join(folder, hidden), 'a secret');
  }
  const plain = { BACKEND_URL: 'http://127.0.0.1:9', SERVER_NAME: 'localhost' };
  const headers = { Host: 'localhost' };
  const tls = {
    TLS_CERTIFICATE: certificate.file,
    TLS_CERTIFICATE_KEY: certificate.keyFile,
    LISTEN_TLS: `unix:${certificate.file}.sock`,
  };
  try {
    for (const settings of [plain, { ...plain, ...tls }]) {
      const stand = await startStand(settings, [], folder);
      const isPlain = !('TLS_CERTIFICATE' in settings);
      try {
        const said = async (path: string) => {
          const { status, body } = await ask(`${stand.baseURL}/${path}`, { headers });
          return status === 200 ? String(body) : status;
        };
        expect(await said('.well-known/acme-challenge/token-1_a')).toBe('the proof');
        expect(await said('.well-known/security.txt')).toBe('Contact: …');
        for (const missing of ['acme-challenge/gone', 'acme-challenge/.env', '.env', 'a/../.env']) {
          expect(await said(`.well-known/${missing}`)).not.toBe('a secret');
        }
        expect(await said('.well-known/acme-challenge/gone')).toBe(404);
        for (const path of ['.env', '.well-known/.env', '.git/.well-known/config']) {
          expect(await said(path)).toBe(isPlain ? 404 : 301);
        }
      } finally {
        await stand.close();
      }
    }
  } finally {
    certificate.remove();
    rmSync(folder, { recursive: true });
  }
});
