import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';

/** A bank as a card shows it. */
export interface ShownBank {
  name: string;
  /** File of its logo; absent if it has none. */
  logoId: string | undefined;
}

/** The bank of an agreement or of a reference to one. */
export function bankOf(agreement: Pick<FinanceAgreement, 'bank'> | undefined): ShownBank {
  const { fullName, logos = [] } = agreement?.bank ?? {};
  return { name: fullName || 'Банк не указан', logoId: logos[0]?.id };
}
