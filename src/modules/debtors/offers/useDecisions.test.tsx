// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { DebtorOffer } from '../../../api/endpoints/debtors';
import { toast } from '../../../shell/toast/toasts';
import { useDecisions } from './useDecisions';

const answer = (status: string) =>
  [{ id: '1', status, insurer: { name: 'Гарант' } }] as unknown as DebtorOffer[];

beforeEach(() => toast.clear());

it('says a decision once, and marks its card until somebody looks at it', () => {
  const { result, rerender } = renderHook(({ offers }) => useDecisions(offers), {
    initialProps: { offers: answer('SCORING') },
  });
  expect(result.current.unseen.size).toBe(0);
  const decided = answer('DENIED');
  rerender({ offers: decided });
  rerender({ offers: answer('DENIED') });
  expect(toast.messages().map(({ text }) => text)).toEqual([
    'Решение по заявке. Гарант: отклонена',
  ]);
  expect([...result.current.unseen]).toEqual(['1']);
  act(() => result.current.see('1'));
  expect(result.current.unseen.size).toBe(0);
});
