// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_REFUSED_ID } from '../../../../../test/backend/scenarios/claims';
import { objectionStatus } from '../../../../../test/backend/serializers/statuses';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openRegister } from '../testing/openRegister';

const cabinet = testCabinet();
const open = (query: string) => openRegister(cabinet, query);
const grid = () => screen.findByRole('grid');
const panel = async () => within(await screen.findByRole('complementary'));

describe('the register of claims', () => {
  it('loads only claims and figures, and shows the column and the status «Выплачено»', async () => {
    await open('?tab=claims');
    const rows = within(await grid());
    expect(new Set(cabinet.calls())).toEqual(new Set(['findClaims', 'getOrderDashboard']));
    expect((await rows.findAllByText('Выплачено')).length).toBeGreaterThan(1);
  });

  it('lists the orders of a monthly claim', async () => {
    const claim = cabinet.backend.world.db.claim
      .all()
      .find(({ isGroupClaim, orders: claimed }) => isGroupClaim && claimed.length > 0);
    await open(`?tab=claims&search=${encodeURIComponent(claim?.number ?? '')}&row=${claim?.id}`);
    const list = await (await panel()).findByRole('list', { name: 'Заказы заявления' });
    expect(list).toHaveTextContent(claim?.orders[0]?.orderNumber ?? 'none');
  });

  it('links to the form of a monthly draft by the id of the claim', async () => {
    const { user } = await open('?tab=claims&monthly=yes&status=DRAFT');
    const [number] = await within(await grid()).findAllByText(/^ЗВ-/);
    await user.click(number ?? document.body);
    const link = await (await panel()).findByRole('link', { name: 'Проверить и отправить' });
    const id = /^\/sender\/create-claim\/(.+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
    expect(cabinet.backend.world.db.claim.get(id)?.isGroupClaim).toBe(true);
  });

  /** Opens the panel of a refused claim. */
  async function openRefused() {
    const claim = cabinet.backend.world.db.claim.get(EXAMPLE_REFUSED_ID);
    if (!claim) throw new Error('The seed has no refused claim');
    await open(`?tab=claims&search=${encodeURIComponent(claim.number)}&row=${claim.id}`);
    return { claim, shown: await panel() };
  }

  it('shows why a claim was refused, and offers an objection', async () => {
    const { claim, shown } = await openRefused();
    const reason = await shown.findByText(claim.rejectReason ?? '');
    expect(reason.closest('.note')).toHaveClass('tone--danger');
    expect(shown.queryByRole('link', { name: /Продолжить|Добавить/ })).toBeNull();
    expect(shown.getByRole('link', { name: 'Подать возражение' })).toHaveAttribute(
      'href',
      `/sender/create-claim/${claim.orderId ?? ''}`,
    );
  });

  it('shows the insurer’s answer to an objection, and offers no second one', async () => {
    const answer = 'Эксперт подтвердил износ упаковки';
    const status = objectionStatus('DECLINED');
    cabinet.backend.world.db.claim.update(EXAMPLE_REFUSED_ID, {
      objection: { text: 'x', documents: [], sentDateTime: '2026-11-20T10:00:00Z', status, answer },
    });
    const { shown } = await openRefused();
    expect(await shown.findByText(answer)).toBeVisible();
    expect(shown.getByText('Отклонено')).toBeVisible();
    expect(shown.queryByRole('link', { name: 'Подать возражение' })).toBeNull();
  });
});
