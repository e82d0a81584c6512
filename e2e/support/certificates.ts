import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A self-signed certificate and its private key, in memory and as files; `remove` deletes the files. */
export interface Certificate {
  readonly keyFile: string;
  readonly file: string;
  readonly key: Buffer;
  readonly cert: Buffer;
  remove(): void;
}

export function certificateFor(name: string): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const keyFile = join(folder, 'key.pem');
  const file = join(folder, 'certificate.pem');
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', keyFile, '-out', file];
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, ...files], { stdio: 'ignore' });
  return {
    keyFile,
    file,
    key: readFileSync(keyFile),
    cert: readFileSync(file),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
