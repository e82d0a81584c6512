import { describe, expect, it } from 'vitest';
import { html, joined, langOf } from './html';

describe('html', () => {
  it('keeps text text, in elements and in attributes', () => {
    const hostile = `"><img src=x onerror=alert(1)>'</script>&amp;`;
    expect(String(html`<p title="${hostile}">${hostile}</p>`)).toBe(
      '<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&lt;/script&gt;&amp;amp;">' +
        '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&lt;/script&gt;&amp;amp;</p>',
    );
  });

  it('shows direction marks and control characters instead of obeying them', () => {
    expect(String(html`${'a\u202Eb\u2066c\u200Fd\u0000e'}`)).toBe(
      'a[U+202E]b[U+2066]c[U+200F]d[U+0000]e',
    );
  });

  it('keeps markup, lists and line ends, and writes nothing for nothing', () => {
    const items = ['a<b', 'c'].map((text) => html`<li>${text}</li>`);
    expect(
      String(
        html`<ul>
            ${items}
          </ul>
          ${null}${'x\ny\t'}${3}`,
      ),
    ).toBe('<ul> <li>a&lt;b</li><li>c</li> </ul> x\ny\t3');
  });

  it('puts separators between and not after', () => {
    expect(String(html`${joined(['a', html`<b>b</b>`], ', ')}`)).toBe('a, <b>b</b>');
  });
});

describe('langOf', () => {
  it('marks texts without Cyrillic, and only those with letters', () => {
    expect(String(langOf('Sign in'))).toBe('lang="en"');
    expect(String(langOf('Вход, sign in'))).toBe('');
    expect(String(langOf('2026'))).toBe('');
  });
});
