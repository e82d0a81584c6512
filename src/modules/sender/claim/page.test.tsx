// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../../test/backend/faults/fault';
import { POSYLKA_PLUS } from '../../../../test/backend/scenarios/companies';
import { EXAMPLE_ORDER_ID } from '../../../../test/backend/scenarios/exampleOrder';
import { orderStatus } from '../../../../test/backend/serializers/statuses';
import { testCabinet } from '../../../../test/render/cabinet';
import { openClaim, stepHeading } from './testing/openClaim';

const cabinet = testCabinet();

/** Returns a demo claim in this status that has an order. */
function seeded(status: string) {
  const claim = cabinet.backend.world.db.claim
    .all()
    .find((one) => one.status.name === status && one.orderId !== null);
  if (!claim?.orderId) throw new Error(`No claim is ${status}`);
  return { ...claim, orderId: claim.orderId };
}

describe('the page of a claim', () => {
  it.each([
    ['SUBMITTED', true],
    ['UNDER_REVIEW', true],
    ['APPROVED', false],
    ['PARTIALLY_APPROVED', false],
    ['REJECTED', false],
    ['PAID', false],
  ])('shows a claim that is %s read-only', async (status, isRevocable) => {
    const claim = seeded(status);
    await openClaim(cabinet, '', claim.orderId);
    expect(await screen.findByRole('heading', { name: 'Ход рассмотрения' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'История заявления' })).toBeVisible();
    expect(screen.getByText(claim.description ?? '')).toBeVisible();
    // A refused claim shows its red note once.
    expect(document.querySelectorAll('.note.tone--danger')).toHaveLength(
      status === 'REJECTED' ? 1 : 0,
    );
    expect(screen.queryAllByRole('textbox')).toHaveLength(status === 'REJECTED' ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Отозвать заявление' })).toHaveLength(
      isRevocable ? 1 : 0,
    );
  });

  it('opens by the id of the claim, and puts the id of the order into the address', async () => {
    const claim = seeded('PAID');
    const { place } = await openClaim(cabinet, '', claim.id);
    expect(await screen.findByRole('heading', { name: 'Ход рассмотрения' })).toBeVisible();
    expect(place()).toBe(`/sender/create-claim/${claim.orderId}`);
  });

  it('withdraws a claim after a confirmation, and offers a new claim with the same description', async () => {
    const claim = seeded('UNDER_REVIEW');
    const { user } = await openClaim(cabinet, '', claim.orderId);
    await user.click(await screen.findByRole('button', { name: 'Отозвать заявление' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Отозвать заявление' }));
    await waitFor(() =>
      expect(cabinet.backend.world.db.claim.get(claim.id)?.status.name).toBe('WITHDRAWN'),
    );
    // «Подать заново» is offered, although the new claim has no draft yet.
    const again = await screen.findByRole('button', { name: 'Подать заново' });
    expect(screen.getAllByText('Отозвано')).not.toHaveLength(0);
    expect(screen.queryByRole('navigation', { name: 'Шаги заявления' })).toBeNull();
    await user.click(again);
    await stepHeading('Заказ');
    expect(screen.getByText(`Заявление ${claim.number} по этому заказу отозвано`)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Событие/ }));
    expect(await screen.findByLabelText('Описание события')).toHaveValue(claim.description);
  });

  it('removes the step from the address if the claim has no steps', async () => {
    const { place } = await openClaim(cabinet, '?step=payout', seeded('PAID').orderId);
    expect(await screen.findByRole('heading', { name: 'Ход рассмотрения' })).toBeVisible();
    await waitFor(() => expect(place()).not.toContain('step'));
  });

  it.each([
    ['CREATED', 'Заказ ещё не передан курьерской службе'],
    ['DELETED', 'Заказ удалён'],
  ])('offers no claim for an insured order that is %s', async (code, title) => {
    const { order } = cabinet.backend.world.db;
    order.update(EXAMPLE_ORDER_ID, { status: orderStatus(code) });
    await openClaim(cabinet);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Шаги заявления' })).toBeNull();
  });

  it('opens the step «Документы» if the insurer requests documents, and says so', async () => {
    await openClaim(cabinet, '', seeded('DOCUMENTS_REQUESTED').orderId);
    await stepHeading('Документы');
    expect(screen.getByText('Страховая компания запросила документы')).toBeVisible();
  });

  it('deletes a draft after a confirmation', async () => {
    const claim = seeded('DRAFT');
    const { user } = await openClaim(cabinet, '', claim.orderId);
    await stepHeading('Заказ');
    expect(screen.getByText(`По заказу уже есть черновик ${claim.number}`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Удалить черновик' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Удалить черновик' }));
    expect(await screen.findByRole('heading', { name: 'Реестр' })).toBeVisible();
    expect(cabinet.backend.world.db.claim.get(claim.id)).toBeNull();
  });

  it('reports an unknown order', async () => {
    await openClaim(cabinet, '', 'nothing');
    expect(await screen.findByText('Такого заказа нет')).toBeVisible();
  });

  it('says that an order is not insured', async () => {
    const order = cabinet.backend.world.db.order.all().find(({ insured }) => !insured);
    await openClaim(cabinet, '', order?.id);
    expect(await screen.findByText('Заказ не застрахован')).toBeVisible();
    expect(cabinet.calls()).not.toContain('createClaim');
  });

  it('offers no second claim if the first one cannot be loaded', async () => {
    const claim = seeded('PAID');
    cabinet.fail('findClaims', '403');
    await openClaim(cabinet, '', claim.orderId);
    expect(await screen.findByText(`По заказу уже есть заявление ${claim.number}`)).toBeVisible();
    cabinet.mend();
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: 'Ход рассмотрения' })).toBeVisible();
  });

  it.each<FaultKind>(['403', '429', 'drop', 'broken-json', 'null', 'empty-body'])(
    'shows an error, and can be reloaded, after the fault «%s» of getOrder',
    async (kind) => {
      cabinet.fail('getOrder', kind);
      await openClaim(cabinet);
      fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
      cabinet.mend();
      await waitFor(async () => {
        const retry = screen.queryByRole('button', { name: 'Повторить' });
        if (retry) fireEvent.click(retry);
        expect(await screen.findByRole('heading', { level: 2, name: 'Заказ' })).toBeVisible();
      });
    },
  );

  it.each<FaultKind>([
    'wrong-types',
    'hostile-text',
    'unknown-status',
    'empty-object',
    'many-items',
  ])('does not crash after the fault «%s» of findClaims', async (kind) => {
    cabinet.fail('findClaims', kind);
    await openClaim(cabinet, '', seeded('PAID').orderId);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Загружаем заказ')).toBeNull());
    expect(document.querySelector('img[onerror]')).toBeNull();
  });

  it('preselects the only account', async () => {
    const { paymentDetails } = cabinet.backend.world.db;
    const own = { organizationId: { equals: POSYLKA_PLUS.id } };
    const [first, ...others] = paymentDetails.findMany({ where: own });
    for (const { id } of others) paymentDetails.delete({ where: { id: { equals: id } } });
    expect(first).toBeDefined();
    await openClaim(cabinet, '?step=payout');
    await stepHeading('Выплата');
    expect(await screen.findByRole('radio')).toBeChecked();
  });

  it('links to the profile if there is no account', async () => {
    const { paymentDetails } = cabinet.backend.world.db;
    paymentDetails.deleteMany({ where: {} });
    await openClaim(cabinet, '?step=payout');
    await stepHeading('Выплата');
    expect(await screen.findByText('У организации нет банковских счетов')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Добавить счёт в профиле' })).toHaveAttribute(
      'href',
      '/profile?tab=accounts',
    );
  });
});
