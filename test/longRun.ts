/**
 * True in the long run (`npm run test:long`). That run uses more data than `npm test`. The steps set it
 * (scripts/testRun/steps.ts); to set it by hand: `LONG_RUN=1 npx vitest run FILE`.
 */
export const isLongRun = process.env['LONG_RUN'] === '1';

/** Returns the first value in every run, the second in the long one. */
export function inLongRun<Short, Long>(everyRun: Short, longRun: Long): Short | Long {
  return isLongRun ? longRun : everyRun;
}
