import { byId } from '../../access';
import { toDate } from '../../core/clock';
import { ApiFailure, type FieldError } from '../../core/failure';
import type { Row } from '../../db';
import type { Operations } from '../../generated/operations';
import type { FinanceFormRow } from '../../tables/finance';
import type { World } from '../../world';
import { CONSENTS } from './consents';
import { formOf } from './formStore';
import { checkContacts } from './rules/contacts';
import { checkFounders } from './rules/founders';
import { checkPaymentDetails } from './rules/paymentDetails';

type Group = NonNullable<Operations['saveFinanceRequestForm']['query']['validateGroup']>;

const GROUPS: Readonly<Record<Group, (world: World, form: FinanceFormRow) => FieldError[]>> = {
  FOUNDERS: ({ clock, db }, { founders, organizationId }) => {
    const { legalStatusName } = byId(db.organization, organizationId, 'Организация не найдена');
    // A sole proprietor has no founders.
    if (legalStatusName === 'INDIVIDUAL') return [];
    return checkFounders(founders, toDate(clock.now()));
  },
  CONTACT_DATA: (_, { contactData }) => checkContacts(contactData),
  PAYMENT_DETAILS: (_, { paymentDetails }) => checkPaymentDetails(paymentDetails),
  AGREEMENT_FLAGS: (_, { accepted }) =>
    CONSENTS.flatMap(({ flag }, index) =>
      flag in accepted
        ? []
        : [{ field: `agreementFlags.${index}.accepted`, message: 'Поле должно быть выбрано' }],
    ),
};

/** Throws a 400 with every invalid field of this group of the form. */
export function demandGroup(world: World, form: FinanceFormRow, group: Group): void {
  refuse(GROUPS[group](world, form));
}

/** Throws a 400 with every invalid field of the whole form. */
export function demandComplete(world: World, { id }: Row<'financeRequest'>): void {
  const form = formOf(world, id);
  refuse(Object.values(GROUPS).flatMap((errorsIn) => errorsIn(world, form)));
}

function refuse(fieldErrors: readonly FieldError[]): void {
  if (fieldErrors.length === 0) return;
  throw new ApiFailure(400, 'Проверьте заполнение анкеты', {
    code: 'VALIDATION_ERROR',
    fieldErrors,
  });
}
