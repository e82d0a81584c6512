// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { personalInn } from '../../../../test/backend/scenarios/checksums';
import {
  click,
  clickLabelled,
  doubleClick,
  expectTyped,
  leavePage,
  type,
} from '../../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { inLongRun } from '../../../../test/longRun';
import { testCabinet } from '../../../../test/render/cabinet';
import FinanceRequestPage from './page';
import { PARTLY_ID, READY_ID, stepHeading } from './testing/openRequest';

const cabinet = testCabinet();
const { world } = cabinet.backend;
const form = (id = READY_ID) => world.db.financeForm.get(id);
const founders = () => form()?.founders ?? [];
const contacts = () => form()?.contactData ?? [];

const at = (step: string, id = READY_ID) => ({
  address: `/offer/request/${id}?step=${step}`,
  pages: { '/offer/request/:id': <FinanceRequestPage /> },
});

const COMPANY = 'ООО «Балтийские инвестиции»';
const PERSON = 'Зайцева Вера Павловна';

async function typeFounder() {
  await stepHeading('Учредители');
  await click('Добавить учредителя');
  await type('Фамилия', 'Ветров');
  await type('Имя', 'Игорь');
  await type('Дата рождения', '14.03.1979');
  await type('ИНН', personalInn('7816034599'));
  await type('Доля, %', '0,5');
  await type('Серия', '4012');
  await type('Номер', '345678');
  await type('Дата выдачи', '22.05.2009');
  await type('Код подразделения', '780014');
  await type('Кем выдан', 'ТП № 14 ОУФМС');
  await type('Адрес', 'Санкт-Петербург');
}

async function typeContact() {
  await stepHeading('Контактные данные');
  await click('Добавить контакт');
  await type('ФИО', 'Ветров Игорь Павлович');
  await type('Должность', 'Менеджер');
  await type('Телефон', '+79161112233');
  await type('Электронная почта', 'vetrov@severveter.ru');
}

/** Matches a page without this name; only the message about an earlier failed removal may contain it. */
const noEntry = (name: string) => new RegExp(`^(?![\\s\\S]*(?<!Не удалено: )${name})`);

const WRITES: readonly WriteCase[] = [
  {
    ...at('account'),
    operation: 'saveFinanceRequestForm',
    wish: 'saving a step',
    prepare: async () => {
      await stepHeading('Банковские реквизиты');
      await type('Банк', 'Другой банк');
    },
    act: () => doubleClick('Далее'),
    kept: () => expectTyped('Банк', 'Другой банк'),
    done: /Каждое согласие сохраняется сразу/,
    made: () => Number(form()?.paymentDetails?.bankName === 'Другой банк'),
  },
  {
    ...at('review'),
    operation: 'sendFinanceRequest',
    wish: 'sending the request',
    act: () => doubleClick('Отправить заявку'),
    done: /Заявка отправлена/,
    foundBack: /Ход рассмотренияОтправлена в банк/,
    made: () =>
      world.db.financeRequest.count({
        where: { id: { equals: READY_ID }, status: { notEquals: 'DRAFT' } },
      }),
  },
  {
    ...at('founders'),
    operation: 'createFounder',
    wish: 'adding a founder',
    prepare: typeFounder,
    act: () => doubleClick('Сохранить учредителя'),
    kept: () => expectTyped('Фамилия', 'Ветров'),
    done: /Ветров Игорь/,
    made: () => founders().length,
    // Leaving the page has saved the whole form. B9: input is kept on the device and on the server.
    backSays: /Ветров Игорь/,
    returnToPage: async () => void (await screen.findByText('Ветров Игорь')),
  },
  {
    ...at('founders'),
    operation: 'updateFounder',
    wish: 'changing a founder',
    prepare: async () => {
      await stepHeading('Учредители');
      await clickLabelled(`Изменить: ${COMPANY}`);
      await type('Наименование', 'ООО «Новое имя»');
    },
    act: () => doubleClick('Сохранить учредителя'),
    kept: () => expectTyped('Наименование', 'ООО «Новое имя»'),
    done: /Учредитель сохранён/,
    made: () => founders().filter(({ name }) => name === 'ООО «Новое имя»').length,
    backSays: /ООО «Новое имя»/,
    returnToPage: async () => void (await screen.findByText('ООО «Новое имя»')),
  },
  {
    ...at('founders'),
    operation: 'deleteFounder',
    // A 404 means that the founder is already removed.
    except: ['404'],
    wish: 'removing a founder',
    prepare: async () => void (await stepHeading('Учредители')),
    act: async () => {
      await clickLabelled(`Удалить: ${COMPANY}`);
      leavePage();
    },
    done: noEntry(COMPANY),
    made: () => -founders().length,
  },
  {
    ...at('contacts'),
    operation: 'createContactPerson',
    wish: 'adding a contact person',
    prepare: typeContact,
    act: () => doubleClick('Сохранить контакт'),
    kept: () => expectTyped('ФИО', 'Ветров Игорь Павлович'),
    done: /Контакт сохранён/,
    made: () => contacts().length,
    backSays: /Ветров Игорь Павлович/,
    returnToPage: async () => void (await screen.findByText('Ветров Игорь Павлович')),
  },
  {
    ...at('contacts'),
    operation: 'updateContactPerson',
    wish: 'changing a contact person',
    prepare: async () => {
      await stepHeading('Контактные данные');
      await clickLabelled(`Изменить: ${PERSON}`);
      await type('Должность', 'Казначей');
    },
    act: () => doubleClick('Сохранить контакт'),
    kept: () => expectTyped('Должность', 'Казначей'),
    done: /Контакт сохранён/,
    made: () => contacts().filter(({ position }) => position === 'Казначей').length,
    backSays: /Казначей/,
    returnToPage: async () => void (await screen.findByText(/Казначей/)),
  },
  {
    ...at('contacts'),
    operation: 'deleteContactPerson',
    except: ['404'],
    wish: 'removing a contact person',
    prepare: async () => void (await stepHeading('Контактные данные')),
    act: async () => {
      await clickLabelled(`Удалить: ${PERSON}`);
      leavePage();
    },
    done: noEntry(PERSON),
    made: () => -contacts().length,
  },
  {
    ...at('consents', PARTLY_ID),
    operation: 'acceptFinanceAgreementFlag',
    wish: 'giving a consent',
    prepare: async () => void (await stepHeading('Согласия')),
    act: () => clickLabelled('Подтверждаю достоверность сведений'),
    done: /3 из 4/,
    made: () => Object.keys(form(PARTLY_ID)?.accepted ?? {}).length,
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(0, 1), WRITES),
  inLongRun('lost answers', 'all faults'),
);
