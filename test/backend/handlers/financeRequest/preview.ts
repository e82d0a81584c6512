import { formatDate } from '../../../../src/lib/dates';
import { formatMoney } from '../../../../src/lib/money';
import { byId, related } from '../../access';
import type { Handler } from '../../defineHandlers';
import { createPdf, type PdfSection } from '../../documents/pdf';
import type { FinanceFormRow } from '../../tables/finance';
import type { World } from '../../world';
import { flagsOf } from './consents';
import { formOf } from './formStore';
import { visibleRequest } from './requestAccess';

/** Returns the filled-in request as the bank would receive it. */
export const previewFinanceRequestDocument: Handler<'previewFinanceRequestDocument'> = async (
  call,
) => {
  const { world } = call;
  const request = visibleRequest(call, call.path.id);
  const form = formOf(world, request.id);
  const offer = related(request.offer, 'Предложение не найдено');
  const { fullName } = related(offer.bank, 'Банк не найден');
  return {
    name: 'Заявка на финансирование.pdf',
    asciiName: 'zayavka.pdf',
    mimeType: 'application/pdf',
    bytes: await createPdf({
      title: 'Заявка на финансирование',
      createdAt: world.clock.now(),
      sections: [
        {
          facts: [
            ['Банк', fullName],
            ['Лимит финансирования', formatMoney(offer.financingLimit)],
          ],
        },
        organizationSection(world, form),
        foundersSection(form),
        contactsSection(form),
        accountSection(form),
        consentsSection(form),
      ],
    }),
  };
};

function organizationSection({ db }: World, { organizationId }: FinanceFormRow): PdfSection {
  const row = byId(db.organization, organizationId, 'Организация не найдена');
  return {
    heading: 'Организация',
    facts: [
      ['Наименование', row.name],
      ['ИНН', row.itn],
      ...(row.kpp === null ? [] : [['КПП', row.kpp] as const]),
      ['ОГРН', row.ogrn],
      ['Юридический адрес', row.legalAddress],
    ],
  };
}

function foundersSection({ founders }: FinanceFormRow): PdfSection {
  const rows = founders.map((founder) => [
    founder.type === 'PERSON'
      ? [founder.lastname, founder.firstname, founder.middlename].filter(Boolean).join(' ')
      : (founder.name ?? ''),
    founder.itn || (founder.registrationNumber ?? ''),
    founder.sharePercent === undefined || founder.sharePercent === null
      ? ''
      : `${String(founder.sharePercent).replace('.', ',')} %`,
  ]);
  return rows.length === 0
    ? { heading: 'Учредители', paragraphs: ['Не указаны'] }
    : { heading: 'Учредители', table: { columns: ['Учредитель', 'ИНН', 'Доля'], rows } };
}

function contactsSection({ contactData }: FinanceFormRow): PdfSection {
  const rows = contactData.map(({ fullName, position, phone, email }) =>
    [fullName, position, phone, email].map((value) => value ?? ''),
  );
  return rows.length === 0
    ? { heading: 'Контактные данные', paragraphs: ['Не указаны'] }
    : {
        heading: 'Контактные данные',
        table: { columns: ['ФИО', 'Должность', 'Телефон', 'Почта'], rows },
      };
}

function accountSection({ paymentDetails }: FinanceFormRow): PdfSection {
  return {
    heading: 'Банковские реквизиты',
    facts: [
      ['БИК', paymentDetails?.bik ?? ''],
      ['Банк', paymentDetails?.bankName ?? ''],
      ['К/С', paymentDetails?.correspondentAccount ?? ''],
      ['Р/С', paymentDetails?.settlementAccount ?? ''],
    ],
  };
}

function consentsSection(form: FinanceFormRow): PdfSection {
  return {
    heading: 'Согласия',
    facts: flagsOf(form).map(({ name, acceptedDateTime }) => [
      name,
      acceptedDateTime === null ? 'нет' : formatDate(acceptedDateTime),
    ]),
  };
}
