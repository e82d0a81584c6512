import { formatDate } from '../../../../src/lib/dates';
import { formatMoney } from '../../../../src/lib/money';
import { byId, demandOwn, related } from '../../access';
import { search } from '../../core/search';
import type { Row } from '../../db';
import type { Handler } from '../../defineHandlers';
import { createPdf } from '../../documents/pdf';
import { toFinanceAgreement } from '../../serializers/financeAgreement';
import { financeUser, registryUser, type SignedInCall } from '../financeAccess';
import { settleObjects } from '../financeRegistry/motion';
import { settleRequests } from '../financeRequest/motion';

const AGREEMENT_NOT_FOUND = 'Договор не найден';

export const findFinanceAgreements: Handler<'findFinanceAgreements'> = (call) => {
  const { body, world } = call;
  const { organizationId } = registryUser(call);
  settleRequests(world);
  settleObjects(world);
  const rows = world.db.financeAgreement.findMany({
    where: { organizationId: { equals: organizationId } },
  });
  return search(
    rows.map((row) => toFinanceAgreement(world, row)),
    body,
  );
};

export const downloadFinanceAgreement: Handler<'downloadFinanceAgreement'> = async (call) => {
  const { clock } = call.world;
  // Offers need no permission, and everyone who sees an offer may see its agreement.
  const agreement = agreementOf(call, financeUser(call), call.path.agreementId);
  const { name: client } = related(agreement.organization, 'Организация не найдена');
  const { fullName } = related(agreement.bank, 'Банк не найден');
  return {
    // File names must not contain slashes.
    name: `Договор финансирования № ${agreement.number.replaceAll('/', '-')}.pdf`,
    asciiName: 'dogovor.pdf',
    mimeType: 'application/pdf',
    bytes: await createPdf({
      title: `Договор финансирования № ${agreement.number}`,
      createdAt: clock.now(),
      sections: [
        {
          facts: [
            ['Банк', fullName],
            ['Клиент', client],
            ['Лимит финансирования', formatMoney(agreement.financingLimit)],
            ['Процентная ставка', `${String(agreement.interestRate).replace('.', ',')} % годовых`],
            ['Дата договора', formatDate(agreement.createdDateTime)],
            ['Действителен до', formatDate(agreement.finishedDate)],
          ],
        },
        { paragraphs: ['Образец: создан демонстрационным сервером кабинета'] },
      ],
    }),
  };
};

/** Returns an agreement of the caller's organization; throws a 404 for any other. */
export function visibleAgreement(call: SignedInCall, id: string): Row<'financeAgreement'> {
  return agreementOf(call, registryUser(call), id);
}

function agreementOf(
  { world }: SignedInCall,
  user: Row<'user'>,
  id: string,
): Row<'financeAgreement'> {
  settleRequests(world);
  const agreement = byId(world.db.financeAgreement, id, AGREEMENT_NOT_FOUND);
  demandOwn(world, user, agreement.organizationId, AGREEMENT_NOT_FOUND);
  return agreement;
}
