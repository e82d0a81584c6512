import { formatDate } from '../../../../src/lib/dates';
import { formatMoney } from '../../../../src/lib/money';
import { byId, demandOwn } from '../../access';
import type { FileAnswer } from '../../defineHandlers';
import { createPdf, type PdfSection } from '../../documents/pdf';
import { supplyOfFile } from '../../scenarios/finance/registry';
import { toFinanceInvoice } from '../../serializers/financeInvoice';
import type { World } from '../../world';
import { registryUser, type SignedInCall } from '../financeAccess';
import { CONSENTS } from '../financeRequest/consents';

const FILE_NOT_FOUND = 'Файл не найден';

/**
 * Returns a document of financing by its file id; null for other ids. Documents are generated on demand, because
 * 100 000 supplies would need too many files.
 */
export function financeDocument(call: SignedInCall, fileId: string): Promise<FileAnswer> | null {
  return (
    consentDocument(call.world, fileId) ??
    supplyDocument(call, fileId) ??
    invoiceDocument(call, fileId)
  );
}

function consentDocument(world: World, fileId: string): Promise<FileAnswer> | null {
  const consent = CONSENTS.find(({ file }) => file?.id === fileId);
  if (consent === undefined) return null;
  return documentFile(world, consent.file?.name ?? '', consent.name, [
    { paragraphs: consent.text },
  ]);
}

function supplyDocument(call: SignedInCall, fileId: string): Promise<FileAnswer> | null {
  const { world } = call;
  const supply = supplyOfFile(world, fileId);
  if (supply === null) return null;
  demandOwn(world, registryUser(call), supply.organizationId, FILE_NOT_FOUND);
  const seller = byId(world.db.organization, supply.organizationId, 'Организация не найдена');
  return documentFile(world, `${supply.number}.pdf`, `Документ № ${supply.number}`, [
    {
      facts: [
        ['Дата', formatDate(supply.documentDate)],
        ['Поставщик', seller.name],
        ['Покупатель', supply.debtor.name],
        ['ИНН покупателя', supply.debtor.itn],
        ['Сумма с НДС', formatMoney(supply.amount)],
        ['Срок оплаты', formatDate(supply.paymentDate)],
      ],
    },
  ]);
}

function invoiceDocument(call: SignedInCall, fileId: string): Promise<FileAnswer> | null {
  const { world } = call;
  const row = world.db.financeInvoice.findFirst({ where: { fileId: { equals: fileId } } });
  if (row === null) return null;
  demandOwn(world, registryUser(call), row.organizationId, FILE_NOT_FOUND);
  const { amount, dueDate, number, paymentDetails, purpose, recipient } = toFinanceInvoice(
    world,
    row,
  );
  return documentFile(world, `Счёт № ${number}.pdf`, `Счёт на оплату № ${number}`, [
    {
      facts: [
        ['Получатель', recipient.fullName],
        ['ИНН', recipient.itn],
        ['БИК', paymentDetails.bik],
        ['К/С', paymentDetails.correspondentAccount],
        ['Р/С', paymentDetails.settlementAccount],
        ['Сумма', formatMoney(amount)],
        ['Оплатить до', formatDate(dueDate)],
        ['Назначение платежа', purpose],
      ],
    },
  ]);
}

async function documentFile(
  { clock }: World,
  name: string,
  title: string,
  sections: readonly PdfSection[],
): Promise<FileAnswer> {
  const bytes = await createPdf({
    title,
    createdAt: clock.now(),
    sections: [...sections, { paragraphs: ['Образец: создан демонстрационным сервером кабинета'] }],
  });
  return { name, asciiName: 'document.pdf', mimeType: 'application/pdf', bytes };
}
