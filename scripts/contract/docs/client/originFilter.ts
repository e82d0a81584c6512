/** Applies the ticks above the navigation to every list of operations. Tells what is hidden. */
export function startOriginFilter(): (origin: string) => boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name=origin]')];
  const isHidden = (origin: string): boolean =>
    boxes.some(({ value, checked }) => value === origin && !checked);

  const apply = (): void => {
    for (const row of document.querySelectorAll<HTMLElement>('li[data-origin]')) {
      row.hidden = isHidden(row.dataset['origin'] ?? '');
    }
    for (const group of document.querySelectorAll<HTMLElement>('#navigation .group')) {
      const rows = [...group.querySelectorAll('li')];
      const shown = rows.filter(({ hidden }) => !hidden).length;
      const count = group.querySelector('small');
      if (count) count.textContent = String(shown);
      group.hidden = shown === 0;
    }
  };
  for (const box of boxes) box.addEventListener('change', apply);
  // A browser may bring back the ticks of the last visit.
  if (boxes.some(({ checked }) => !checked)) apply();
  return isHidden;
}
