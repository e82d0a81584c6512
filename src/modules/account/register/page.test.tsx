// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../../test/render/cabinet';
import { forgetPrivateQuery, takePrivateQuery } from '../../../shell/navigation/privateQuery';
import { forgetForms } from '../../../forms/form/keptInput';
import { sentApplication } from '../confirm/pendingConfirmation';
import { accountModule } from '../manifest';
import {
  box,
  field,
  fill,
  fillAll,
  freshRegistration,
  openRegistration,
  ORGANIZATION,
  PERSON,
  submit,
} from '../testing/registrationForm';

const cabinet = testCabinet();
freshRegistration();

const started = () => openRegistration(cabinet);
const sent = () => cabinet.sent('register');

describe('the registration of an organization', () => {
  it('sends the input once, and opens the page for the code', async () => {
    const { place } = await started();
    fillAll();
    submit();
    submit();
    await waitFor(() => expect(place()).toBe('/confirm'));
    expect(sent()).toEqual([
      {
        organization: {
          itn: '7707083893',
          name: 'ПАО Сбербанк',
          kpp: '773601001',
          ogrn: '1027700132195',
          legalAddress: '117312, г. Москва, ул. Вавилова, д. 19',
          ceoName: 'Греф Герман Оскарович',
        },
        lastname: 'Жукова',
        firstname: 'Вера',
        middlename: 'Ильинична',
        mobilePhone: '+79161230000',
        email: 'zhukova@novaya.ru',
        consents: { personalData: true, terms: true, mailing: false },
      },
    ]);
  });

  it('reports all empty mandatory fields, and moves the focus to the first one', async () => {
    await started();
    submit();
    await waitFor(() => expect(field('ИНН')).toHaveFocus());
    expect(screen.getAllByText('Поле обязательно для заполнения')).toHaveLength(10);
    expect(screen.getAllByText('Поле должно быть выбрано')).toHaveLength(2);
    expect(field('КПП')).toBeValid();
    expect(sent()).toEqual([]);
  });

  it('does not navigate if the user has left the page before the response', async () => {
    const answer = cabinet.hold('register');
    const { goTo, place } = await started();
    fillAll();
    submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await goTo('/unavailable');
    answer();
    await waitFor(() => expect(sentApplication()).not.toBeNull());
    expect(place()).toBe('/unavailable');
  });

  it('checks no consent by default, and requires the two mandatory consents', async () => {
    const { place } = await started();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.filter((consent) => consent.matches(':checked'))).toEqual([]);
    fill({ ...ORGANIZATION, ...PERSON });
    fireEvent.click(box(/персональных данных/));
    submit();
    await waitFor(() => expect(box(/условия использования/)).toBeInvalid());
    expect(box(/персональных данных/)).toBeValid();
    expect(box(/новостей/)).toBeValid();
    expect(sent()).toEqual([]);
    fireEvent.click(box(/условия использования/));
    fireEvent.click(box(/новостей/));
    submit();
    await waitFor(() => expect(place()).toBe('/confirm'));
    expect(sent()).toMatchObject([{ consents: { mailing: true } }]);
  });

  it('opens the documents in a new tab', async () => {
    await started();
    const links = screen.getAllByRole('link', { name: /новой вкладке/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/policy#consent',
      '/policy#terms',
      '/policy#mailing',
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('sets autocomplete for each field', async () => {
    await started();
    const tokens = [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
    expect(tokens.map((input) => input.autocomplete)).toEqual([
      'off',
      'organization',
      'off',
      'off',
      'street-address',
      'off',
      'family-name',
      'given-name',
      'additional-name',
      'tel',
      'email',
    ]);
  });
});

describe('the registration of a sole proprietor', () => {
  it('asks for an ОГРНИП instead of an ОГРН, has no КПП, and does not send a КПП typed before', async () => {
    const { place } = await started();
    fillAll();
    fireEvent.change(field('ИНН'), { target: { value: '500100732259' } });
    expect(screen.queryByLabelText('КПП')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('ОГРН')).not.toBeInTheDocument();
    fill({ ОГРНИП: '304500116000157' });
    submit();
    await waitFor(() => expect(place()).toBe('/confirm'));
    expect(sent()).toMatchObject([{ organization: { itn: '500100732259', kpp: null } }]);
  });

  it('restores КПП and ОГРН if the ИНН is corrected to that of a company', async () => {
    await started();
    fill(ORGANIZATION);
    fireEvent.change(field('ИНН'), { target: { value: '770708389312' } });
    fireEvent.change(field('ИНН'), { target: { value: '7707083893' } });
    expect(field('КПП')).toHaveValue('773601001');
    expect(field('ОГРН')).toHaveValue('1027700132195');
  });
});

describe('a person without an отчество', () => {
  it('can check «Нет отчества», and the field is neither required nor sent', async () => {
    const { place } = await started();
    fillAll();
    fireEvent.click(box(/Нет отчества/));
    expect(field('Отчество')).toBeDisabled();
    submit();
    await waitFor(() => expect(place()).toBe('/confirm'));
    expect(sent()).toMatchObject([{ middlename: null }]);
  });

  it('is refused if «Нет отчества» is not checked', async () => {
    await started();
    fillAll();
    fireEvent.change(field('Отчество'), { target: { value: '' } });
    submit();
    await waitFor(() => expect(field('Отчество')).toHaveFocus());
    fireEvent.click(box(/Нет отчества/));
    expect(field('Отчество')).toBeValid();
    expect(sent()).toEqual([]);
  });
});

describe('a link with an ИНН and a phone', () => {
  it('fills in both values, and removes them from the address', async () => {
    window.history.replaceState(null, '', '/register?itn=7707083894&mobilePhone=89161230000');
    takePrivateQuery([accountModule]);
    expect(window.location.href).not.toMatch(/\d{5}/);
    await started();
    expect(field('ИНН')).toHaveValue('7707083894');
    expect(field('Мобильный телефон')).toHaveValue('+7 916 123-00-00');
    fireEvent.focus(field('ИНН'));
    fireEvent.blur(field('ИНН'));
    expect(screen.getByText('Неправильное контрольное число ИНН')).toBeVisible();
  });
});

describe('the registration form', () => {
  it('is sent by Enter', async () => {
    const { user } = await started();
    fillAll();
    await user.type(field('Электронная почта'), '{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe('a reload of the registration form', () => {
  /** Acts like a reload in the same tab: empties the memory, and opens the page again. */
  async function reload({ view }: Awaited<ReturnType<typeof started>>) {
    window.dispatchEvent(new Event('pagehide'));
    view.unmount();
    forgetForms();
    forgetPrivateQuery();
    return started();
  }
  const navigation = (type: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type } as PerformanceEntry & { type: string }]);
  const stored = () => JSON.stringify(Object.entries(sessionStorage));

  it('keeps the input and the values of the link, but no consent', async () => {
    window.history.replaceState(null, '', '/register?itn=7707083893&mobilePhone=%2B79161230000');
    takePrivateQuery([accountModule]);
    const page = await started();
    fill({ Наименование: 'ПАО Сбербанк', Фамилия: 'Жукова' });
    fireEvent.click(box(/персональных данных/));
    expect(stored()).toBe('[]');
    navigation('reload');
    await reload(page);
    expect(field('ИНН')).toHaveValue('7707083893');
    expect(field('Мобильный телефон')).toHaveValue('+7 916 123-00-00');
    expect(field('Наименование')).toHaveValue('ПАО Сбербанк');
    expect(field('Фамилия')).toHaveValue('Жукова');
    expect(box(/персональных данных/)).not.toBeChecked();
    expect([stored(), localStorage.length]).toEqual(['[]', 0]);
  });

  it('keeps no input for a new visit in the same tab', async () => {
    const page = await started();
    fill({ Фамилия: 'Жукова' });
    navigation('navigate');
    await reload(page);
    expect(field('Фамилия')).toHaveValue('');
    expect(stored()).toBe('[]');
  });

  it('keeps no input of a sent application', async () => {
    const page = await started();
    fillAll();
    submit();
    await waitFor(() => expect(page.place()).toBe('/confirm'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).not.toMatch(/Жукова|7707083893|9161230000|zhukova/);
  });
});
