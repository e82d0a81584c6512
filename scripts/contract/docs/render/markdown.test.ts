import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown';

function inside(text: string): string {
  return String(renderMarkdown(text)).replace(/^<div class="md" [^>]*>(.*)<\/div>$/s, '$1');
}

describe('renderMarkdown', () => {
  it('makes paragraphs, lists, code and emphasis', () => {
    expect(inside('One *soft* **strong** `co<de>`.\nSame paragraph.\n\nNext_one_two.')).toBe(
      '<p>One <em>soft</em> <strong>strong</strong> <code>co&lt;de&gt;</code>.\nSame paragraph.</p><p>Next_one_two.</p>',
    );
    expect(inside('- a\n  more\n- b')).toBe('<ul> <li>a more</li><li>b</li> </ul>');
    expect(inside('1. a\n2. b')).toBe('<ol> <li>a</li><li>b</li> </ol>');
    expect(inside('```json\n{"a": **1**}\n```')).toBe(
      '<pre><code>{&quot;a&quot;: **1**}</code></pre>',
    );
    expect(inside('## Head\nText')).toBe('<p><strong>Head</strong></p><p>Text</p>');
  });

  it('follows links of safe kinds only', () => {
    expect(inside('[doc](https://example.com/a?b=1&c)')).toBe(
      '<p><a href="https://example.com/a?b=1&amp;c" rel="noopener noreferrer">doc</a></p>',
    );
    expect(inside('[User](#/schemas/User)')).toContain('<a href="#/schemas/User">');
    for (const address of [
      'javascript:alert`1`',
      'data:text/html,x',
      '//example.com',
      'vbscript:x',
    ]) {
      expect(inside(`[x](${address})`)).not.toContain('<a');
    }
  });

  it('leaves every kind of markup as text', () => {
    const hostile =
      '<img src=x onerror=alert(1)> </script><script>1</script> ![p](https://e.com/p.png)';
    expect(inside(hostile)).not.toMatch(/<(?:img|script|\/script)/);
    expect(inside('**<b onclick=x>**')).toBe('<p><strong>&lt;b onclick=x&gt;</strong></p>');
  });

  it('ends on any text', () => {
    for (const text of [
      '',
      '   ',
      '```',
      '-',
      '- ',
      '#',
      '****',
      '[](',
      '```\nopen',
      '\n\n- \n  x',
    ]) {
      expect(String(renderMarkdown(text))).not.toContain('undefined');
    }
    expect(String(renderMarkdown(undefined))).toBe('');
  });

  it('is quick on a long text without any end of what it opens', () => {
    const started = performance.now();
    renderMarkdown('**a `b _c [d]('.repeat(2000));
    renderMarkdown('`a` **b** '.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
