import { html, langOf, NOTHING, type Html, type HtmlValue } from './html';

// The part of CommonMark that descriptions are written in: paragraphs, headings, lists, fenced and
// inline code, bold, italics, links. Everything else, HTML in the first place, stays text.

const INLINE =
  /`([^`]+)`|\*\*([^*]+)\*\*|__([^_]+)__|\*([^*\s][^*]*)\*|(?<![\p{L}\p{N}_])_([^_\s][^_]*)_(?![\p{L}\p{N}_])|\[([^\]]+)\]\(([^()\s]+)\)|<(https?:\/\/[^\s<>]+)>/gu;

/** Only addresses that open a page or a letter; `javascript:` and the like stay text. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|#)/i;

function link(text: Html | string, address: string, whole: string): HtmlValue {
  if (!SAFE_ADDRESS.test(address)) return whole;
  if (address.startsWith('#')) return html`<a href="${address}">${text}</a>`;
  return html`<a href="${address}" rel="noopener noreferrer">${text}</a>`;
}

function mark(found: RegExpExecArray): HtmlValue {
  const [whole, code, strong, strong2, soft, soft2, text, address, bare] = found;
  if (code !== undefined) return html`<code>${code}</code>`;
  if (strong !== undefined || strong2 !== undefined) {
    return html`<strong>${inline(strong ?? strong2 ?? '')}</strong>`;
  }
  if (soft !== undefined || soft2 !== undefined) {
    return html`<em>${inline(soft ?? soft2 ?? '')}</em>`;
  }
  if (bare !== undefined) return link(bare, bare, whole);
  return link(inline(text ?? ''), address ?? '', whole);
}

function inline(text: string): Html {
  const pieces: HtmlValue[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    pieces.push(text.slice(end, found.index), mark(found));
    end = found.index + found[0].length;
  }
  return html`${pieces}${text.slice(end)}`;
}

const BULLET = /^\s{0,3}[-*+]\s+/;
const NUMBER = /^\s{0,3}\d{1,9}[.)]\s+/;
const FENCE = /^\s{0,3}(?:`{3,}|~{3,})/;
const HEADING = /^\s{0,3}#{1,6}\s+/;

/** Takes lines off the front as long as they are of the wanted kind. */
function takeWhile(lines: string[], wanted: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !wanted(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function list(lines: string[], item: RegExp): Html {
  const taken = takeWhile(lines, (line) => item.test(line) || /^\s{2,}\S/.test(line));
  const items: string[] = [];
  for (const line of taken) {
    if (item.test(line) || items.length === 0) items.push(line.replace(item, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  const rows = items.map((text) => html`<li>${inline(text)}</li>`);
  return item === BULLET
    ? html`<ul>
        ${rows}
      </ul>`
    : html`<ol>
        ${rows}
      </ol>`;
}

function fenced(lines: string[]): Html {
  lines.shift();
  const code = takeWhile(lines, (line) => !FENCE.test(line));
  lines.shift();
  return html`<pre><code>${code.join('\n')}</code></pre>`;
}

function isPlain(line: string): boolean {
  return line.trim() !== '' && ![BULLET, NUMBER, FENCE, HEADING].some((kind) => kind.test(line));
}

function block(lines: string[]): Html {
  const first = lines[0] ?? '';
  if (FENCE.test(first)) return fenced(lines);
  if (HEADING.test(first)) {
    // No heading element: its level would depend on where the description is shown.
    return html`<p><strong>${inline((lines.shift() ?? '').replace(HEADING, ''))}</strong></p>`;
  }
  if (BULLET.test(first)) return list(lines, BULLET);
  if (NUMBER.test(first)) return list(lines, NUMBER);
  return html`<p>${inline(takeWhile(lines, isPlain).join('\n'))}</p>`;
}

/** A description as markup. Nothing in it can load, run or style anything. */
export function renderMarkdown(text: string | undefined): Html {
  if (text === undefined || text.trim() === '') return NOTHING;
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n');
  const blocks: Html[] = [];
  while (lines.length > 0) {
    if (lines[0]?.trim() === '') lines.shift();
    else blocks.push(block(lines));
  }
  return html`<div class="md" ${langOf(text)}>${blocks}</div>`;
}
