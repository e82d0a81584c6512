import type { OpenApiDocument } from '../../openApi';
import { examplesOf, isBinary } from '../model/examples';
import type { Node } from '../model/node';
import { html, NOTHING, visible, type Html } from './html';

// In JSON a direction mark has an escape of its own, so the copied example stays exact.
const MARK = /[\p{Bidi_Control}\u007f-\u009f]/gu;

function jsonText(value: unknown): string {
  return (JSON.stringify(value, null, 2) ?? '').replace(
    MARK,
    (mark) => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

function textOfExample(mediaType: string, value: unknown): string {
  return typeof value === 'string' && !/json/i.test(mediaType) ? visible(value) : jsonText(value);
}

/** A text to be copied; the script adds the button. */
export function codeBlock(text: string, what: string): Html {
  return html`<pre data-copy="${what}"><code>${text}</code></pre>`;
}

/** The examples of a body, the first one open. */
export function exampleList(document: OpenApiDocument, mediaType: string, holder: Node): Html {
  if (isBinary(document, mediaType, holder)) return html`<p class="note">Тело — файл.</p>`;
  const examples = examplesOf(document, holder);
  if (examples.length === 0) return NOTHING;
  return html`${examples.map(({ title, value, isMadeUp }, index) => {
    const name = isMadeUp
      ? 'Пример, составлен по схеме'
      : `Пример${title === undefined ? '' : `: ${title}`}`;
    return html`<details class="example" ${index === 0 ? html` open` : NOTHING}>
      <summary>${name}</summary>
      ${codeBlock(textOfExample(mediaType, value), 'пример')}
    </details>`;
  })}`;
}
