/** Runs in the page: returns the boxes of a registry and all texts that are cut. */
export function boxesOf() {
  const rows = [...document.querySelectorAll('main [role="row"][data-row], main li[data-index]')];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const cut = [...document.querySelectorAll<HTMLElement>('main [role="gridcell"]')].filter(
    (cell) => cell.scrollWidth > cell.clientWidth + 1,
  );
  // Numbers, sums and delays must never be cut.
  const numbers = [...document.querySelectorAll<HTMLElement>('main .two-lines > *')].filter(
    (text) =>
      text.scrollWidth > text.clientWidth &&
      /^\S+$|₽$|^просрочка/.test(text.textContent?.trim() ?? ''),
  );
  const parted = [...document.querySelectorAll('main .two-lines__second--danger')].filter(
    (late) => late.getBoundingClientRect().height > 2 * parseFloat(getComputedStyle(late).fontSize),
  );
  // Placeholders that are longer than their fields.
  const hints = [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')].filter(
    (field) => {
      const text = document.createElement('span');
      text.textContent = field.placeholder;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      Object.assign(text.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width > field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
    },
  );
  const strip = document.querySelector('main .registry-screen__strip')?.getBoundingClientRect();
  const beside = [...document.querySelectorAll('main .registry-screen__strip .tile')].filter(
    (tile) => tile.getBoundingClientRect().right > (strip?.right ?? 0) + 1,
  );
  // Notes over the rows that are higher than one line.
  const notes = [
    ...document.querySelectorAll('main :is(.note--line .note__text, .monthly-claims--brief)'),
  ].filter((note) => note.getBoundingClientRect().height > (note.matches('.note__text') ? 28 : 48));
  const scrollers = [...document.querySelectorAll('main *')].filter(
    (box) =>
      /auto|scroll/.test(getComputedStyle(box).overflowY) &&
      box.scrollHeight > box.clientHeight + 4 &&
      box.querySelector('[data-row], li[data-index]') !== null,
  );
  const page = document.documentElement;
  const broken = [...document.querySelectorAll('main [role="columnheader"]')].flatMap((head) => {
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
      }
    }
    return words;
  });
  const middles = [
    ...document.querySelectorAll('main :is(.registry__title, .registry__sorter)'),
  ].flatMap((head) => {
    const range = document.createRange();
    if (!head.firstChild) return [];
    range.selectNode(head.firstChild);
    const { top, bottom } = range.getBoundingClientRect();
    return [Math.round(top + bottom)];
  });
  const controls = [
    ...document.querySelectorAll(
      '.registry-screen__toolbar :is(button, input[type="text"], input[type="search"], .registry-screen__view)',
    ),
  ].map((control) => control.getBoundingClientRect());
  // Insets of the outer columns in rows and head.
  const insets = [...document.querySelectorAll('main [role="grid"] [role="row"]')].map((row) => {
    const parts = [
      ...row.querySelectorAll('.checkbox, .registry__value, .registry__title, .registry__sorter'),
    ];
    const outer = row.getBoundingClientRect();
    const insetOf = (part: Element | undefined, side: 'left' | 'right') => {
      if (!part) return 0;
      const { paddingLeft, paddingRight } = getComputedStyle(part);
      const padding = parseFloat(side === 'left' ? paddingLeft : paddingRight);
      return Math.round(Math.abs(part.getBoundingClientRect()[side] - outer[side]) + padding);
    };
    return `${insetOf(parts[0], 'left')} ${insetOf(parts.at(-1), 'right')}`;
  });
  const heights = (rects: readonly DOMRect[]) =>
    [...new Set(rects.map(({ height }) => Math.round(height)))].filter((height) => height > 1);
  return {
    broken,
    /** Distance between the highest and lowest middle of the column heads, in half pixels. */
    steps: middles.length === 0 ? 0 : Math.max(...middles) - Math.min(...middles),
    heights: heights(boxes),
    insets: [...new Set(insets)],
    hasTicks: document.querySelector('main .registry__cell--choice') !== null,
    controls: heights(controls),
    first: Math.round(Math.min(...boxes.map(({ top }) => top))),
    whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
    all: boxes.length,
    cut: [...cut, ...numbers, ...parted].map(({ textContent }) => textContent),
    hints: hints.map(({ placeholder }) => placeholder),
    notes: notes.map(({ textContent }) => textContent),
    /** Texts of the tiles that extend beyond the strip. */
    beside: beside.map(({ textContent }) => textContent),
    scrollers: scrollers.map(({ className }) => className),
    sideways: Math.max(0, page.scrollWidth - page.clientWidth),
  };
}

/** Runs in the page: compares the visible tiles and views with the count on «Ещё». */
export function stripOf() {
  const strip = document.querySelector('main .registry-screen__strip');
  const menu = strip?.parentElement?.querySelector(':scope > .registry-screen__rest');
  const { left = 0, right = 0 } = strip?.getBoundingClientRect() ?? {};
  const controls = [...(strip?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const isWhole = (control: HTMLElement) => {
    const box = control.getBoundingClientRect();
    const texts = [control, ...control.querySelectorAll('.tile__label, .tile__value')];
    return (
      box.left >= left - 1 &&
      box.right <= right + 1 &&
      texts.every((text) => text.scrollWidth <= text.clientWidth + 1 || text.clientWidth === 0)
    );
  };
  const seen = controls.filter((one) => one.checkVisibility({ opacityProperty: true }));
  const menuLeft = menu?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
  return {
    pieces: seen.filter((one) => !isWhole(one)).map(({ innerText }) => innerText),
    /** Number of controls that are neither visible nor counted by «Ещё»; negative if some are both. */
    lost: controls.length - seen.length - Number(/\d+/.exec(menu?.textContent ?? '0')?.[0]),
    isUnderMenu: right > menuLeft,
    hasSome: controls.length === 0 || seen.length > 0,
  };
}
