import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { sorted } from '../../../../lib/copies';

/** An agreement that the calendar can show, or the choice of all agreements. */
export interface AgreementChoice {
  id: string;
  number: string;
  /** Number and bank: «ФД-2026/041 · Национальный банк развития». */
  label: string;
  isValid: boolean;
}

export const ALL_AGREEMENTS: AgreementChoice = {
  id: 'all',
  number: 'Все договоры',
  label: 'Все договоры',
  isValid: true,
};

/** Returns «по договору ФД-2026/041», or «по всем договорам» for all agreements. */
export function byAgreement({ id, number }: AgreementChoice): string {
  return id === ALL_AGREEMENTS.id ? 'по всем договорам' : `по договору ${number}`;
}

/**
 * Returns the agreements to choose from, valid agreements first; with several agreements, the last option selects all
 * of them.
 */
export function agreementChoices(agreements: readonly FinanceAgreement[]): AgreementChoice[] {
  const choices = sorted(
    agreements
      .map(({ id, number = '', bank, valid }) => ({
        id,
        number,
        label: [number, bank?.fullName].filter(Boolean).join(' · '),
        isValid: valid === true,
      }))
      .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index),
    (left, right) => Number(right.isValid) - Number(left.isValid),
  );
  return choices.length > 1 ? [...choices, ALL_AGREEMENTS] : choices;
}

/**
 * Returns the agreement of the address; the first choice if the address names no known agreement; undefined
 * without choices.
 */
export function chosenAgreement(
  choices: readonly AgreementChoice[],
  wanted: string | undefined,
): AgreementChoice | undefined {
  return choices.find(({ id }) => id === wanted) ?? choices[0];
}
