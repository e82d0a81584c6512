import type { FinanceFormRow, FinanceRequestForm } from '../../tables/finance';

type AgreementFlag = FinanceRequestForm['agreementFlags'][number];

/** A consent of a request, with the document that it refers to. */
interface Consent {
  readonly flag: AgreementFlag['flag'];
  readonly name: string;
  /** Null if there is no document. */
  readonly file: { readonly id: string; readonly name: string } | null;
  readonly text: readonly string[];
}

export const CONSENTS: readonly Consent[] = [
  {
    flag: 'PERSONAL_DATA',
    name: 'Согласие на обработку персональных данных',
    file: {
      id: 'b4a0c0de-0011-4b00-8000-0123456789ab',
      name: 'Согласие на обработку персональных данных.pdf',
    },
    text: [
      'Я даю согласие на обработку моих персональных данных в соответствии с Федеральным законом от 27.07.2006 № 152-ФЗ.',
      'Согласие действует до дня его отзыва.',
    ],
  },
  {
    flag: 'CREDIT_HISTORY',
    name: 'Согласие на запрос кредитной истории',
    file: {
      id: 'b4a0c0de-0012-4b00-8000-0123456789ab',
      name: 'Согласие на запрос кредитной истории.pdf',
    },
    text: [
      'Банк вправе запросить кредитную историю организации в бюро кредитных историй в соответствии с Федеральным законом от 30.12.2004 № 218-ФЗ.',
    ],
  },
  {
    flag: 'DATA_RELIABILITY',
    name: 'Подтверждаю достоверность сведений',
    file: null,
    text: [],
  },
  {
    flag: 'FINANCING_TERMS',
    name: 'Согласие с общими условиями финансирования',
    file: {
      id: 'b4a0c0de-0013-4b00-8000-0123456789ab',
      name: 'Общие условия финансирования.pdf',
    },
    text: ['Общие условия финансирования под уступку денежного требования (глава 43 ГК РФ).'],
  },
];

/** Returns all consents of a form, given or not. */
export function flagsOf({ accepted }: FinanceFormRow): AgreementFlag[] {
  return CONSENTS.map(({ flag, name, file }) => ({
    flag,
    name,
    accepted: flag in accepted,
    acceptedDateTime: accepted[flag] ?? null,
    file,
  }));
}

/**
 * Returns the consents after one was given or withdrawn. A repeated consent keeps the time of the first one.
 *
 * @param at instant of the change
 */
export function withConsent(
  accepted: FinanceFormRow['accepted'],
  flag: string,
  value: boolean,
  at: string,
): FinanceFormRow['accepted'] {
  const others = Object.entries(accepted).filter(([name]) => name !== flag);
  return Object.fromEntries(value ? [...others, [flag, accepted[flag] ?? at]] : others);
}
