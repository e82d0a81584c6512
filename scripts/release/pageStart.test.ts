import { describe, expect, it } from 'vitest';
import { filesOfPages, withStart, type BuiltPart } from './pageStart';

const part = (sources: string[], imports: string[] = [], more: Partial<BuiltPart> = {}) => ({
  sources,
  imports,
  styles: [],
  isEntry: false,
  ...more,
});

const parts = new Map<string, BuiltPart>([
  ['entry.js', part(['src/main.tsx'], ['libraries.js'], { isEntry: true, styles: ['entry.css'] })],
  ['libraries.js', part([])],
  ['cabinet.js', part(['src/app/cabinet.ts', 'src/Offers.tsx'], ['entry.js', 'libraries.js'])],
  ['Lists.js', part(['src/Lists.tsx'], ['cabinet.js', 'shared.js'])],
  ['calls.js', part(['src/listsCalls.ts'], ['cabinet.js'])],
  ['shared.js', part(['src/shared.ts'], ['Lists.js'], { styles: ['shared.css'] })],
  ['Bills.js', part(['src/Bills.tsx'], ['shared.js', 'registry.js'])],
  ['registry.js', part(['src/registry.ts'], [], { styles: ['registry.css'] })],
]);

describe('the files of a page', () => {
  it('include the page, its tabs and the cabinet, but no files that every page loads', () => {
    expect(
      filesOfPages(parts, [
        { path: '^/offer/?$', sources: ['src/Offers.tsx'], tabs: {} },
        {
          path: '^/lists/?$',
          sources: ['src/Lists.tsx', 'src/listsCalls.ts'],
          tabs: { bills: ['src/Bills.tsx', 'src/shared.ts'] },
        },
      ]),
    ).toEqual([
      { path: '^/offer/?$', files: ['cabinet.js'], tabs: {} },
      {
        path: '^/lists/?$',
        files: ['cabinet.js', 'Lists.js', 'shared.js', 'shared.css', 'calls.js'],
        tabs: { bills: ['Bills.js', 'registry.js', 'registry.css'] },
      },
    ]);
  });

  it('cannot be listed if the build lacks a source of the page', () => {
    const unknown = { path: '^/x/?$', sources: ['src/X.tsx'], tabs: {} };
    expect(() => filesOfPages(parts, [unknown])).toThrow('src/X.tsx');
  });
});

describe('the script in the page', () => {
  it('runs before the first file, lists the page files and has a nonce', () => {
    const page = '<head><script src="/boot.js"></script></head>';
    const started = withStart(page, 'run("</script>")', [
      { path: "^/it's/?$", files: ['a&b.js'], tabs: {} },
    ]);
    expect(started).toBe(
      `<head><script nonce="CSP_NONCE" data-pages='[{"path":"^/it&#39;s/?$","files":["a&amp;b.js"],"tabs":{}}]'>` +
        'run("<\\/script>")</script>\n    <script src="/boot.js"></script></head>',
    );
    expect(() => withStart('<head></head>', '', [])).toThrow('index.html');
  });
});
