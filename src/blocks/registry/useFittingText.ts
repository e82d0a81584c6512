import { useLayoutEffect, useState, type RefObject } from 'react';
import { once } from '../../lib/once';

const canvasOnce = once(() => document.createElement('canvas').getContext('2d'));

/** Returns the width of a text in a font, in pixels; 0 if it cannot be measured. */
function widthOf(text: string, font: string): number {
  const canvas = canvasOnce();
  if (!canvas) return 0;
  canvas.font = font;
  return canvas.measureText(text).width;
}

/**
 * Returns the first of `texts` that fits the field at its current width and font size; the last one
 * if none fits.
 *
 * @param texts the longest first
 */
export function useFittingText(
  field: RefObject<HTMLElement | null>,
  texts: readonly string[],
): string | undefined {
  const [place, setPlace] = useState<{ width: number; font: string }>();
  useLayoutEffect(() => {
    const { current } = field;
    if (current === null || !('ResizeObserver' in window && 'fonts' in document)) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(current);
      const font = `${fontWeight} ${fontSize} ${fontFamily}`;
      setPlace({ width: entry.contentRect.width, font });
    });
    observer.observe(current);
    // A font that loads late changes the width of the texts.
    const chooseAgain = () => setPlace((last) => last && { ...last });
    const { fonts } = document;
    fonts.addEventListener('loadingdone', chooseAgain);
    return () => {
      observer.disconnect();
      fonts.removeEventListener('loadingdone', chooseAgain);
    };
  }, [field]);
  if (!place) return texts[0];
  return texts.find((text) => widthOf(text, place.font) <= place.width) ?? texts.at(-1);
}
