import { changeGroups } from './changes';
import type { NextRelease } from './nextRelease';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A page without scripts that shows what changed since the released version. */
export function differencePage(title: string, released: string, next: NextRelease): string {
  const head = next.isReleased
    ? `${title}: ${released}`
    : `${title}: изменения от ${released} до ${next.version}`;
  const groups = next.isReleased
    ? ['<p>После выпуска этой версии контракт не менялся.</p>']
    : changeGroups(next, 'ru').map(({ title: name, lines }) => {
        const items = lines.map(({ text, operations }) => {
          const names = operations === '' ? '' : `<br /><small>${escaped(operations)}</small>`;
          return `<li>${escaped(text)}${names}</li>`;
        });
        return `<h2>${name}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
      });
  return `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${escaped(head)}</title>
  </head>
  <body>
<h1>${escaped(head)}</h1>
${groups.join('\n')}
  </body>
</html>
`;
}
