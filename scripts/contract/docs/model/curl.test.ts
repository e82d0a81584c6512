import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from '../../bundle';
import { curlOf, shellWord } from './curl';
import { readPortalModel, type PortalModel } from './portalModel';

const LIBRARY = join(import.meta.dirname, '../testing/library.yaml');

let ours: PortalModel;
let library: PortalModel;
beforeAll(async () => {
  ours = readPortalModel(await bundleContract());
  library = readPortalModel(await bundleContract(LIBRARY));
});

function line(model: PortalModel, name: string): string {
  const operation = model.operations.find((one) => one.name === name);
  if (!operation) throw new Error(`No operation ${name}`);
  return curlOf(model, operation).replaceAll(' \\\n  ', ' ');
}

/** What a shell makes of the words of a command. */
function wordsOf(command: string): string[] {
  const script = command.replace(/^curl/, String.raw`printf '%s\0'`);
  const env = { HOST: 'http://h', TOKEN: 't', USER: 'u', PASSWORD: 'p' };
  return execFileSync('sh', ['-c', script], { env }).toString().split('\0').slice(0, -1);
}

describe('curlOf', () => {
  it('sends the example of the contract with the token of the shell', () => {
    expect(line(ours, 'findActualDebtorOffers')).toBe(
      `curl "$HOST"'/api/v1/debtors/offer/actual' -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{}'`,
    );
    expect(line(ours, 'needCaptcha')).not.toContain('Authorization');
    expect(line(ours, 'deleteFile')).toMatch(/^curl -X DELETE "\$HOST"'\/api\/v1\/file\/[\w-]+'/);
    expect(line(ours, 'downloadFile')).toContain('curl -OJ "$HOST"');
  });

  it('fills in path, query and server, and leaves optional parameters out', () => {
    expect(line(library, 'GET /books')).toBe(
      `curl 'https://eu.library.example/v2/books?genre=prose' -H 'X-Key: '"$TOKEN"`,
    );
  });

  it('writes forms field by field', () => {
    expect(line(library, 'setCover')).toBe(
      `curl -X PUT 'https://eu.library.example/v2/books/a%2Fb%20c/cover' -F 'picture=@file.pdf' -F 'caption=It'\\''s a cover'`,
    );
  });

  it('passes quotes through the shell', () => {
    expect(wordsOf(line(library, 'addBook')).at(-1)).toBe(
      '{"title":"Reader\'s guide","author":null}',
    );
    expect(wordsOf(line(library, 'getCover'))).toContain('u:p');
  });

  it('gives a shell no part of an example to run', () => {
    const hostile = `'; rm -rf / #$(id)\`id\`\\"`;
    expect(wordsOf(`curl ${shellWord(hostile)}`)).toEqual([hostile]);
  });

  it('is a command that a shell reads, for every operation', () => {
    for (const operation of [...ours.operations, ...library.operations]) {
      const model = ours.operations.includes(operation) ? ours : library;
      expect(wordsOf(curlOf(model, operation)).length, operation.name).toBeGreaterThan(0);
    }
  });
});
