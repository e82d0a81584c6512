// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { errorFromBody, errorWithoutBody } from '../../api/errors';
import { StepForm } from './StepForm';
import { letterForm, type LetterServer } from './testing/plantedForm';

const cabinet = testCabinet();

const emptyServer = (): LetterServer => ({
  stored: { savedAt: '2026-11-20T10:00:00Z', values: { letter: {} }, isSent: false },
  calls: [],
});

function open(server: LetterServer, query = '') {
  const page = (
    <>
      <h1>Письмо</h1>
      <StepForm
        description={letterForm}
        subject={server}
        renderHead={(status) => status}
        onSent={() => server.calls.push('said to be sent')}
      />
    </>
  );
  return cabinet.show({ '/letter': page }, { address: `/letter${query}` });
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const stored = () => JSON.stringify(Object.entries(localStorage));

describe('a form of five steps', () => {
  it('saves each filled step, saves again before sending, and counts as sent after the confirmation', async () => {
    const server = emptyServer();
    const { place } = await open(server);
    await heading('О письме');
    press('Далее');
    await heading('Тема письма');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    type('Тема', 'Счёт');
    press('Далее');
    await heading('День отправки');
    type('День', '21.11.2026');
    press('Далее');
    await heading('Пароль');
    type('Пароль от письма', 'тайна');
    press('Далее');
    await heading('Проверка');
    expect(place()).toBe('/letter?step=review');
    expect(server.calls).toEqual(['save', 'save', 'save']);
    press('Отправить письмо');
    await waitFor(() => expect(server.calls.at(-1)).toBe('said to be sent'));
    expect(server.calls).toEqual(['save', 'save', 'save', 'save', 'send', 'said to be sent']);
    expect(server.stored.values.letter).toEqual({
      title: 'Счёт',
      sentOn: '2026-11-21',
      secret: 'тайна',
    });
    expect(stored()).not.toContain('Счёт');
  });

  it('shows the mistakes of a step, focuses the first one, and sends nothing', async () => {
    const server = emptyServer();
    await open(server, '?step=title');
    await heading('Тема письма');
    press('Далее');
    await waitFor(() => expect(screen.getByLabelText('Тема')).toHaveFocus());
    expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible();
    expect(screen.getByText('1 ошибка')).toBeInTheDocument();
    type('Тема', 'Длиннее десяти');
    expect(screen.getByText('Поле некорректно')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('lists incomplete steps in the last step, and opens the first of them instead of sending', async () => {
    const server = emptyServer();
    await open(server, '?step=review');
    await heading('Проверка');
    expect(screen.getAllByText('Заполнено не всё')).toHaveLength(2);
    // Each incomplete step is a collapsible line; only the first one is expanded.
    const ways = screen.getAllByText('Дополнить');
    expect(ways.map((way) => way.closest('details')?.open)).toEqual([true, false]);
    expect(screen.getByText('О чём')).toBeVisible();
    expect(screen.getByText('Осталось дополнить 2 раздела')).toBeVisible();
    press('Отправить письмо');
    await heading('Тема письма');
    expect(screen.getAllByText('1 ошибка')).toHaveLength(2);
    expect(server.calls).toEqual([]);
  });

  it('keeps the input after a failed save, shows the server’s message, and can be saved later', async () => {
    const server = emptyServer();
    server.answer = () => {
      throw errorFromBody(500, { message: 'Почта закрыта' });
    };
    await open(server, '?step=title');
    await heading('Тема письма');
    type('Тема', 'Счёт');
    press('Далее');
    expect(await screen.findByText(/Почта закрыта/)).toBeVisible();
    expect(screen.getByLabelText('Тема')).toHaveValue('Счёт');
    expect(screen.getByRole('heading', { level: 2, name: 'Тема письма' })).toBeVisible();
    expect(server.stored.values.letter).toEqual({});
    server.answer = undefined;
    press('Далее');
    await heading('День отправки');
    expect(server.stored.values.letter).toEqual({ title: 'Счёт' });
  });

  it('shows the server’s messages at their fields', async () => {
    const server = emptyServer();
    server.answer = () => {
      const fieldErrors = [{ field: 'letter.title', message: 'Такая тема уже есть' }];
      throw errorFromBody(422, { message: 'Проверьте письмо', fieldErrors });
    };
    await open(server, '?step=title');
    await heading('Тема письма');
    type('Тема', 'Счёт');
    press('Далее');
    const input = screen.getByLabelText('Тема');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Такая тема уже есть'));
    await waitFor(() => expect(input).toHaveFocus());
  });

  it('stores a draft without private values, and restores it on opening', async () => {
    const server = emptyServer();
    server.answer = () => {
      throw errorWithoutBody('NETWORK');
    };
    const { view } = await open(server, '?step=title');
    await heading('Тема письма');
    type('Тема', 'Черновик');
    fireEvent.click(screen.getByRole('link', { name: /^Пароль/ }));
    await heading('Пароль');
    type('Пароль от письма', 'тайна');
    view.unmount();
    await waitFor(() => expect(stored()).toContain('Черновик'));
    expect(stored()).not.toMatch(/тайна|secret/);
    await open(server, '?step=title');
    await heading('Тема письма');
    expect(screen.getByLabelText('Тема')).toHaveValue('Черновик');
    expect(server.stored.values.letter).toEqual({});
  });

  it('shows both versions if the form was changed elsewhere', async () => {
    const server = emptyServer();
    await open(server, '?step=title');
    await heading('Тема письма');
    type('Тема', 'Здесь');
    server.stored = {
      ...server.stored,
      savedAt: '2026-11-22T11:00:00Z',
      values: { letter: { title: 'Там' } },
    };
    press('Далее');
    expect(await screen.findByRole('dialog', { name: 'Письмо: есть две версии' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'На сервере Там' })).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('does not count as sent without the server’s confirmation, and tells the user so', async () => {
    const server = emptyServer();
    server.stored.values = { letter: { title: 'Счёт', sentOn: '2026-11-21' } };
    server.answer = (call) => {
      if (call === 'send') throw errorWithoutBody('INVALID_RESPONSE');
    };
    await open(server, '?step=review');
    await heading('Проверка');
    press('Отправить письмо');
    expect(await screen.findByText(/Сервер не подтвердил отправку письма/)).toBeVisible();
    expect(server.calls).toEqual(['save', 'send', 'read']);
    server.answer = undefined;
    press('Отправить письмо');
    await waitFor(() => expect(server.calls.at(-1)).toBe('said to be sent'));
  });
});
