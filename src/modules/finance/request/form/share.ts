/**
 * 100 % in hundredths of a percent. Shares are added as integers in this unit, so that 33,33 three times and 0,01 are
 * exactly 100.
 */
export const WHOLE_SHARE = 10_000;

/** B14: a person above this share, in hundredths of a percent, is a beneficiary (115-ФЗ). */
const BENEFICIARY_ABOVE = 2_500;

/** Returns a typed share («33,34», «33.3», «100 %») in hundredths of a percent; undefined for anything else. */
export function readShare(typed: unknown): number | undefined {
  if (typeof typed !== 'string') return undefined;
  const parts = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s%]/gu, ''));
  if (!parts) return undefined;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** Returns hundredths of a percent as display text, without the percent sign: «33,34», «60». */
export function shownShare(hundredths: number): string {
  const rest = hundredths % 100;
  const whole = String((hundredths - rest) / 100);
  if (rest === 0) return whole;
  return `${whole},${String(rest).padStart(2, '0').replace(/0$/, '')}`;
}

/** Converts a percent value of the API to hundredths; undefined if it is not a finite number of at least 0. */
export function hundredthsOf(percent: unknown): number | undefined {
  if (typeof percent !== 'number' || !Number.isFinite(percent) || percent < 0) return undefined;
  return Math.round(percent * 100);
}

/** Converts hundredths to a percent value of the API. A single division keeps two decimals exact. */
export function percentOf(hundredths: number): number {
  return hundredths / 100;
}

/** Adds all shares up, in hundredths of a percent; an unreadable share counts as 0. */
export function totalShare(founders: readonly { sharePercent?: string | undefined }[]): number {
  return founders.reduce((sum, { sharePercent }) => sum + (readShare(sharePercent) ?? 0), 0);
}

/** Returns whether a founder is a beneficiary: a person with a share above 25 percent. */
export function isBeneficiary(founder: {
  type: string;
  sharePercent?: string | undefined;
}): boolean {
  return founder.type === 'PERSON' && (readShare(founder.sharePercent) ?? 0) > BENEFICIARY_ABOVE;
}
