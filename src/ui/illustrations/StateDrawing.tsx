const FILL = { stroke: 'var(--term-fill)', strokeWidth: 4 };
const TRACK = { stroke: 'var(--term-track)', strokeWidth: 4 };
const TICK = { stroke: 'var(--term-tick)', strokeWidth: 2 };
const DASH = { ...TICK, strokeDasharray: '6 6' };

/** «Линия срока» in five states, each a list of strokes and paths. */
const DRAWINGS = {
  none: [
    [DASH, 'M8 60h104'],
    [TICK, 'M111 46v28'],
    [TRACK, 'M36 60V30a6 6 0 016-6h26l12 12v24M68 24v12h12'],
  ],
  find: [
    [FILL, 'M8 68h46'],
    [TRACK, 'M54 68h58M57 34h18'],
    [TICK, 'M111 56v24'],
    [{ ...TICK, strokeWidth: 4 }, 'M84 34a18 18 0 11-36 0 18 18 0 1136 0M79 47l12 12'],
  ],
  done: [
    [FILL, 'M8 62h72M78.6 60.5L86 68l22-40'],
    [TRACK, 'M8 38h40M8 20h24'],
    [TICK, 'M111 50v24'],
  ],
  link: [
    [FILL, 'M8 52h34'],
    [TRACK, 'M78 52h34M56 34l-4-10M64 34l4-10M60 32V20'],
    [TICK, 'M42 38v28M50 44v16M70 44v16M78 38v28'],
  ],
  lost: [
    [FILL, 'M8 62h48'],
    [TICK, 'M58 46v32'],
    [DASH, 'M62 62c22 0 36-6 36-20s-18-16-18-4 18 10 28-14'],
  ],
} as const;

/** States: empty, nothing found, all done, offline, not found. */
export type Drawing = keyof typeof DRAWINGS;

/** Drawing of an empty state; decorative, because the text next to it has the same meaning. */
export function StateDrawing({ drawing, scale = 1 }: { drawing: Drawing; scale?: number }) {
  return (
    <svg width={120 * scale} height={88 * scale} viewBox="0 0 120 88" fill="none" aria-hidden>
      {DRAWINGS[drawing].map(([stroke, d]) => (
        <path key={d} {...stroke} d={d} />
      ))}
    </svg>
  );
}
