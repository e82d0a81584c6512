/** Order of two rows by their positions; never 0 for two different ones. */
export type Order = (left: number, right: number) => number;

/** Pieces of this size are cheaper to sort than to divide. */
const SMALL = 24;

/**
 * Brings into the places from `start` to `end` (not included) what a full sort would bring there.
 * The rest stays in no order, which is what makes one page of 100 000 rows cheap.
 */
export function sortWindow(items: Uint32Array, order: Order, start: number, end: number): void {
  const pieces: [number, number][] = [[0, items.length - 1]];
  for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
    const [low, high] = piece;
    if (high < start || low >= end || low >= high) continue;
    if (high - low < SMALL) {
      items.subarray(low, high + 1).sort(order);
      continue;
    }
    const middle = divide(items, order, low, high);
    pieces.push([low, middle], [middle + 1, high]);
  }
}

/** Hoare's partition around the median of three; what is left of the result comes first. */
function divide(items: Uint32Array, order: Order, low: number, high: number): number {
  const pivot = medianOf(items, order, low, high);
  let left = low - 1;
  let right = high + 1;
  for (;;) {
    do left += 1;
    while (order(at(items, left), pivot) < 0);
    do right -= 1;
    while (order(at(items, right), pivot) > 0);
    if (left >= right) return right;
    const moved = at(items, left);
    items[left] = at(items, right);
    items[right] = moved;
  }
}

/** Never the last item, which Hoare's partition could not get past. */
function medianOf(items: Uint32Array, order: Order, low: number, high: number): number {
  const first = at(items, low);
  const middle = at(items, (low + high) >>> 1);
  const last = at(items, high);
  const [smaller, larger] = order(first, middle) < 0 ? [first, middle] : [middle, first];
  if (order(last, smaller) < 0) return smaller;
  return order(last, larger) < 0 ? last : larger;
}

function at(items: Uint32Array, index: number): number {
  return items[index] ?? 0;
}
