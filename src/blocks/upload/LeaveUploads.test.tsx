// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { consentedSignOut } from '../../shell/leave/consentedSignOut';
import { choose, file, isAskedByBrowser, UploadPage } from './testing/UploadPage';

// Preloads the dialog, because on a slow machine its import may exceed the test's timeout.
beforeAll(() => import('../../shell/modal/ConfirmDialog'));

const cabinet = testCabinet();
const open = () => cabinet.show({ '/documents': <UploadPage /> });
const sent = () => cabinet.calls().filter((call) => call === 'uploadFile').length;
const isStored = (name: string) => screen.findByLabelText(`Удалить: ${name}`);

const question = () => screen.findByRole('alertdialog', { name: 'Уйти со страницы?' });

describe('leaving a page while files are uploaded', () => {
  it('asks for confirmation, and continues the uploads if the user stays', async () => {
    const release = cabinet.hold('uploadFile');
    const { user, goTo, place } = await open();
    expect(isAskedByBrowser()).toBe(false);
    choose('Фото', file('1.png'));
    await waitFor(() => expect(sent()).toBe(1));
    expect(isAskedByBrowser()).toBe(true);
    await goTo('/documents?step=payout');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await goTo('/offer');
    const asked = within(await question());
    expect(asked.getByText(/^Файлы ещё загружаются\./)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Остаться' }));
    release();
    expect(await isStored('1.png')).toBeVisible();
    expect(sent()).toBe(1);
    await waitFor(() => expect(isAskedByBrowser()).toBe(false));
    await goTo('/offer');
    expect(place()).toBe('/offer');
  });
});

describe('a sign-out while files are uploaded', () => {
  it('asks for confirmation, and does not end the session if the user stays', async () => {
    const release = cabinet.hold('uploadFile');
    const { user, store } = await open();
    choose('Фото', file('1.png'));
    await waitFor(() => expect(sent()).toBe(1));
    void store.dispatch(consentedSignOut());
    const asked = within(await screen.findByRole('alertdialog', { name: 'Выйти из кабинета?' }));
    expect(asked.getByText(/^Файлы ещё загружаются\./)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Остаться' }));
    release();
    expect(await isStored('1.png')).toBeVisible();
    expect(cabinet.calls()).not.toContain('logout');
    // The upload's row appears shortly before `beforeunload` stops asking.
    await waitFor(() => expect(isAskedByBrowser()).toBe(false));
    void store.dispatch(consentedSignOut());
    await waitFor(() => expect(cabinet.calls()).toContain('logout'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
