import type { FinanceAgreement } from '../../api/endpoints/financeAgreement';
import type { FinanceRequest } from '../../api/endpoints/financeRequest';
import { formatMoney } from '../../lib/money';
import { dateText } from '../../lib/dates';

const NO_VALUE = '—';

const FORMAT = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/**
 * Returns a share or an annual rate in percent: `17.5` is '17,5 %', with a no-break space and at most two
 * decimals; a dash if it is unknown.
 */
export function formatPercent(percent: number | undefined): string {
  if (percent === undefined) return NO_VALUE;
  // `+ 0` turns -0 into 0. Some ICU releases group with U+202F.
  return `${FORMAT.format(percent + 0).replaceAll('\u202F', '\u00A0')}\u00A0%`;
}

/** Returns «№ П-44/2025 от 03.02.2025»; empty if there is no number, the number alone if there is no date. */
export function numberAndDate(
  number: string | null | undefined,
  date: string | null | undefined,
): string {
  if (!number) return '';
  const day = dateText(date);
  return day === '' ? `№\u00A0${number}` : `№\u00A0${number} от\u00A0${day}`;
}

/** Returns bank and limit of a request; undefined if both are missing. */
export function requestSubtitle({
  bank,
  financingLimit,
}: Partial<Pick<FinanceRequest, 'bank' | 'financingLimit'>>): string | undefined {
  const kopeks = financingLimit?.financingLimit;
  const limit = kopeks !== undefined && `лимит ${formatMoney(kopeks, { fraction: false })}`;
  return [bank?.fullName, limit].filter(Boolean).join(' · ') || undefined;
}

export interface ShownBank {
  name: string;
  /** File id of the logo; undefined if the bank has none. */
  logoId: string | undefined;
}

/** Returns the name and logo of an agreement's bank, for an agreement or a reference to it. */
export function bankOf(agreement: Pick<FinanceAgreement, 'bank'> | undefined): ShownBank {
  const { fullName, logos = [] } = agreement?.bank ?? {};
  return { name: fullName || 'Банк не указан', logoId: logos[0]?.id };
}
