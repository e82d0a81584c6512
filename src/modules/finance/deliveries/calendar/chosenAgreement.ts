import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { sorted } from '../../../../lib/copies';

/** An agreement to choose. */
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

/** Returns «по договору ФД-2026/041». */
export function byAgreement({ id, number }: AgreementChoice): string {
  return id === ALL_AGREEMENTS.id ? 'по всем договорам' : `по договору ${number}`;
}

/** Returns the agreements to choose from, valid ones first; if there are several, the last choice is all of them. */
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

/** Returns the agreement of the address; the first one if the address names none or an unknown one. */
export function chosenAgreement(
  choices: readonly AgreementChoice[],
  wanted: string | undefined,
): AgreementChoice | undefined {
  return choices.find(({ id }) => id === wanted) ?? choices[0];
}
