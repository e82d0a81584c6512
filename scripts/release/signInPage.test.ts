import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callSource } from './callSource';
import { withForm } from './signInPage';

const page = '<head><title>Кабинет</title></head><body><div id="root"></div></body>';

describe('the page of /login', () => {
  it('contains a form that the browser does not submit, and the script that handles the form', () => {
    expect(withForm(page, '<form id="login-form"></form>', 'keep();')).toBe(
      '<head><title>Кабинет</title>\n    <script nonce="CSP_NONCE">keep();</script></head>' +
        '<body><div id="root" data-page="/login"><form method="dialog" id="login-form"></form></div></body>',
    );
  });

  it('cannot be written if the form, or the element that should contain it, is missing', () => {
    expect(() => withForm(page, '<h1>Не удалось открыть страницу</h1>', 'keep();')).toThrow('form');
    expect(() => withForm('<body></body>', '<form></form>', 'keep();')).toThrow('index.html');
  });

  it('is rendered without creating the cache of Vite that npm start uses', async () => {
    const root = mkdtempSync(join(tmpdir(), 'call-source-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, 'node_modules/dep'), { recursive: true });
    const files = {
      'package.json': '{}',
      'vite.config.mjs': 'export default { optimizeDeps: { include: ["dep"] } };',
      'node_modules/dep/package.json': '{ "name": "dep", "version": "1.0.0" }',
      'node_modules/dep/index.js': 'module.exports = 1;',
      'one.ts': 'export const draw = () => "form";',
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
    expect(await callSource(root, '/one.ts', 'draw')).toBe('form');
    expect(existsSync(join(root, 'node_modules/.vite'))).toBe(false);
  });
});
