/**
 * An icon: SVG path data on a 24 x 24 grid. Each drawing of PrimeIcons 7.0.0 (MIT) that the cabinet
 * uses is a file of its own in `drawings/`, so that a page loads just those that it names.
 */
export interface IconDrawing {
  readonly path: string;
}
