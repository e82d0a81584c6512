import { formatDate } from '../../../../src/lib/dates';
import { byId, demandOwn, related } from '../../access';
import { signedIn, type Handler } from '../../defineHandlers';
import { createPdf } from '../../documents/pdf';

const AGREEMENT_NOT_FOUND = 'Договор не найден';

/** Returns the agreement as a PDF under a Russian name, such as «Договор страхования № ДЗ-2026-118.pdf». */
export const downloadDebtorAgreement: Handler<'downloadDebtorAgreement'> = async (call) => {
  const { path, world } = call;
  const agreement = byId(world.db.debtorAgreement, path.agreementId, AGREEMENT_NOT_FOUND);
  demandOwn(world, signedIn(call), agreement.organizationId, AGREEMENT_NOT_FOUND);
  const holder = related(agreement.organization, 'Организация не найдена');
  // File names must not contain slashes.
  const fileNumber = agreement.number.replaceAll('/', '-');
  const bytes = await createPdf({
    title: `Договор страхования № ${agreement.number}`,
    createdAt: world.clock.now(),
    sections: [
      {
        facts: [
          ['Страхователь', holder.name],
          ['ИНН', holder.itn],
          ['Начало страхования', formatDate(agreement.startedDate)],
          ['Окончание страхования', formatDate(agreement.finishedDate)],
        ],
      },
      { paragraphs: ['Образец: создан демонстрационным сервером кабинета'] },
    ],
  });
  return {
    name: `Договор страхования № ${fileNumber}.pdf`,
    asciiName: 'dogovor.pdf',
    mimeType: 'application/pdf',
    bytes,
  };
};
