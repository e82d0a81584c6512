/**
 * True in the long run (`npm run test:long`), which takes large amounts where `npm test` takes a few. The
 * steps set it (scripts/testRun/steps.ts); by hand: `LONG_RUN=1 npx vitest run FILE`.
 */
export const isLongRun = process.env['LONG_RUN'] === '1';

/** The one in every run, the other in the long one. */
export function inLongRun<Short, Long>(everyRun: Short, longRun: Long): Short | Long {
  return isLongRun ? longRun : everyRun;
}
