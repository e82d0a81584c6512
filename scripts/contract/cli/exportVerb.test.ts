import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LIBRARY_YAML } from '../run/testing/library';
import { exportCommandBy } from './documentVerbs';
import { parseFor } from './parse';
import { fileWith, folder, library } from './testing/commandLine';

/** Fake of the library that returns the title of the given document, or refuses a document without one. */
const CONVERTS = `export function convert({ type, data }, options, converted) {
  if (data.info.title === '') converted(null, { result: false, reason: 'no title' });
  else converted(null, { output: [{ type, data: { name: data.info.title, ...options } }] });
}`;

async function exported(source: string, spec = library()) {
  const out = join(folder(), 'deep/collection.json');
  const command = exportCommandBy(source);
  const words = ['--postman', out, '--spec', spec, '--lang', 'en'];
  const asked = parseFor('export', command, words);
  const streams = {
    out: () => undefined,
    err: () => undefined,
    isTerminal: false,
    isErrorTerminal: false,
    stopped: () => Promise.resolve(),
  };
  await command.run(asked, streams);
  return JSON.parse(readFileSync(out, 'utf8'));
}

const converter = () => pathToFileURL(fileWith('convert.mjs', CONVERTS)).href;

describe('export --postman', () => {
  it('writes the collection that the library returns, in folders by tag and with the examples', async () => {
    const collection = await exported(converter());
    expect(collection).toEqual({
      name: 'Library',
      folderStrategy: 'Tags',
      requestParametersResolution: 'Example',
      exampleParametersResolution: 'Example',
    });
  });

  it('names the command that installs a missing library', async () => {
    await expect(exported('no-such-library')).rejects.toThrow(
      'the package no-such-library is needed: npm install --no-save no-such-library',
    );
  });

  it('prints the library’s reason if it makes no collection', async () => {
    const text = LIBRARY_YAML.replace('title: Library', "title: ''");
    await expect(exported(converter(), library(text))).rejects.toThrow('no title');
  });
});
