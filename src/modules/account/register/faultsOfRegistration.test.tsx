// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { LEBEDEV } from '../../../../test/backend/scenarios/companies';
import { doubleClick, expectTyped, type } from '../../../../test/faults/hands';
import { describeWrites, type WriteCase } from '../../../../test/faults/writes';
import { inLongRun } from '../../../../test/longRun';
import { testCabinet } from '../../../../test/render/cabinet';
import ConfirmPage from '../confirm/page';
import SellerRegisterPage from '../sellerRegister/page';
import { fillAll, freshRegistration } from '../testing/registrationForm';
import RegisterPage from './page';

const cabinet = testCabinet();
freshRegistration();

// jsdom cannot scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

const pages = {
  '/register': <RegisterPage />,
  '/seller/register': <SellerRegisterPage />,
  '/confirm': <ConfirmPage />,
};
const stranger = { pages, as: null };
const EMAIL = 'Электронная почта';

const checkSeller = async () => {
  await type('ИНН', LEBEDEV.itn);
  await type('Номер договора', LEBEDEV.contractNumber);
  await type('Мобильный телефон', LEBEDEV.mobilePhone);
};
const tick = async (label: RegExp) => {
  const [box] = await screen.findAllByLabelText(label);
  if (box) fireEvent.click(box);
};

/** No case counts the made records (`made`), because two calls create one application with two codes. */
const WRITES: readonly WriteCase[] = [
  {
    ...stranger,
    address: '/register',
    operation: 'register',
    wish: 'applying for an organization',
    prepare: async () => {
      await screen.findByLabelText('ИНН');
      fillAll();
    },
    act: () => doubleClick('Зарегистрироваться'),
    kept: () => {
      expectTyped('ИНН', '7707083893');
      expectTyped('Фамилия', 'Жукова');
      expectTyped(EMAIL, 'zhukova@novaya.ru');
    },
    done: /Мы отправили код/,
  },
  {
    ...stranger,
    address: '/seller/register',
    operation: 'checkSellerData',
    wish: 'checking a seller',
    prepare: checkSeller,
    act: () => doubleClick('Продолжить'),
    kept: () => expectTyped('Номер договора', LEBEDEV.contractNumber),
    messages: { '404': /Данные не найдены/ },
    done: /Данные найдены/,
  },
  {
    ...stranger,
    address: '/seller/register',
    operation: 'registerSeller',
    wish: 'applying as a seller',
    prepare: async () => {
      await checkSeller();
      await doubleClick('Продолжить');
      await type('Фамилия', 'Лебедев');
      await type('Имя', 'Павел');
      await type(EMAIL, 'lebedev@lavka.ru');
      await tick(/^Нет отчества/);
      await tick(/персональных данных/);
      await tick(/условия использования/);
    },
    act: () => doubleClick('Зарегистрироваться'),
    kept: () => {
      expectTyped('Фамилия', 'Лебедев');
      expectTyped(EMAIL, 'lebedev@lavka.ru');
    },
    // The form opens at the first step; after «Продолжить» the second step still has its input.
    returnToPage: async () => {
      await screen.findByLabelText('Номер договора');
      expectTyped('Номер договора', LEBEDEV.contractNumber);
      await doubleClick('Продолжить');
      await screen.findByLabelText('Фамилия');
      expectTyped('Фамилия', 'Лебедев');
      expectTyped(EMAIL, 'lebedev@lavka.ru');
    },
    done: /Мы отправили код/,
  },
];

describeWrites(
  cabinet,
  inLongRun(WRITES.slice(0, 1), WRITES),
  inLongRun('lost answers', 'all faults'),
);
