import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';

/** An agreement to choose. */
export interface AgreementChoice {
  id: string;
  number: string;
  /** Number and bank: «ФД-2026/041 · Национальный банк развития». */
  label: string;
  isValid: boolean;
}

/** The agreements that can be chosen, those in force first. */
export function agreementChoices(agreements: readonly FinanceAgreement[]): AgreementChoice[] {
  return agreements
    .map((agreement) => {
      const { id, number, bank, valid } = fieldsOf(agreement);
      const words = [shownText(number), shownText(fieldsOf(bank)['fullName'])];
      return {
        id: shownText(id),
        number: shownText(number),
        label: words.filter(Boolean).join(' · '),
        isValid: valid === true,
      };
    })
    .filter(({ id }, index, all) => id !== '' && all.findIndex((one) => one.id === id) === index)
    .toSorted((left, right) => Number(right.isValid) - Number(left.isValid));
}

/** The agreement that an address names; the first one where it names none that is there. */
export function chosenAgreement(
  choices: readonly AgreementChoice[],
  wanted: string | undefined,
): AgreementChoice | undefined {
  return choices.find(({ id }) => id === wanted) ?? choices[0];
}
