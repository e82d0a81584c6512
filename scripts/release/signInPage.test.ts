import { describe, expect, it } from 'vitest';
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
});
