// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_REFUSED_ID } from '../../../../../test/backend/scenarios/claims';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openClaim } from '../testing/openClaim';

const cabinet = testCabinet();
const { world } = cabinet.backend;

const WHY = 'Акт приёмки говорит, что отправление передано целым';
const LABEL = /С чем вы не согласны/;

const refused = () => world.db.claim.get(EXAMPLE_REFUSED_ID);
const count = () => cabinet.calls().filter((call) => call === 'createObjection').length;

/** Opens the page of the refused claim and types an objection. */
async function openRefused() {
  const shown = await openClaim(cabinet, '', refused()?.orderId ?? '');
  await screen.findByRole('heading', { name: 'Не согласны с решением?' });
  await shown.user.click(screen.getByLabelText(LABEL));
  await shown.user.paste(WHY);
  return {
    ...shown,
    send: () => shown.user.dblClick(screen.getByRole('button', { name: 'Отправить возражение' })),
  };
}

describe('an objection to a refusal', () => {
  it('is sent once with its documents, and then shown instead of the form', async () => {
    const { user, send } = await openRefused();
    const group = screen.getByRole('group', { name: 'Документы к возражению' });
    const input = group.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('No input for files');
    await user.upload(input, new File(['%PDF'], 'Акт приёмки.pdf', { type: 'application/pdf' }));
    await within(group).findByRole('button', { name: 'Удалить: Акт приёмки.pdf' });
    await send();
    expect(await screen.findByText('Возражение отправлено')).toBeVisible();
    expect(count()).toBe(1);
    expect(refused()?.objection).toMatchObject({ text: WHY, status: { name: 'SENT' } });
    expect(refused()?.objection?.documents).toHaveLength(1);
    const documents = screen.getByRole('list', { name: 'Документы возражения' });
    expect(within(documents).getByText('Акт приёмки.pdf')).toBeVisible();
    expect(screen.queryByLabelText(LABEL)).toBeNull();
  });

  it('is not sent if its text is too short', async () => {
    const { send } = await openRefused();
    fireEvent.change(screen.getByLabelText(LABEL), { target: { value: 'Нет' } });
    await send();
    expect((await screen.findAllByText(/Напишите подробнее: от 20/)).length).toBeGreaterThan(0);
    expect(count()).toBe(0);
  });

  it('is shown as sent only when the server confirms it', async () => {
    const { send } = await openRefused();
    cabinet.pretend('createObjection', {});
    await send();
    expect(await screen.findByText(/Возражение не отправлено, попробуйте/)).toBeVisible();
    expect(screen.getByLabelText(LABEL)).toHaveValue(WHY);
  });

  it('is shown as sent if only the response was lost', async () => {
    const { send } = await openRefused();
    cabinet.fail('createObjection', 'drop', { processed: true });
    await send();
    expect(await screen.findByText('Возражение отправлено')).toBeVisible();
    expect(count()).toBe(1);
  });

  it.each(['404', '405', '501', '500', '400'] as const)(
    'stays in the form if the server refuses it (%s)',
    async (fault) => {
      const { send } = await openRefused();
      cabinet.fail('createObjection', fault);
      await send();
      const alert = await screen.findByRole('alert');
      const isAbsent = fault !== '500' && fault !== '400';
      expect(/Раздел пока недоступен/.test(alert.textContent)).toBe(isAbsent);
      expect(screen.getByLabelText(LABEL)).toHaveValue(WHY);
      expect(refused()?.objection ?? null).toBeNull();
    },
  );

  it('is shown as declined, with the reason, and the claim stays refused', async () => {
    world.settings.claims = { ...world.settings.claims, outcome: 'REJECTED' };
    const { send } = await openRefused();
    await send();
    await screen.findByText('Возражение отправлено');
    world.clock.advance(60_000);
    expect(await screen.findByText('Отклонено', {}, { timeout: 15_000 })).toBeVisible();
    expect(screen.getByText('Документы не опровергают заключение эксперта')).toBeVisible();
    await waitFor(() => expect(refused()?.status.name).toBe('REJECTED'));
  }, 30_000);

  it('is not offered for a claim that was not refused', async () => {
    const paid = world.db.claim
      .all()
      .find(({ status, isGroupClaim }) => status.name === 'PAID' && !isGroupClaim);
    await openClaim(cabinet, '', paid?.orderId ?? '');
    expect(await screen.findByRole('heading', { name: 'Ход рассмотрения' })).toBeVisible();
    expect(screen.queryByLabelText(LABEL)).toBeNull();
  });
});
