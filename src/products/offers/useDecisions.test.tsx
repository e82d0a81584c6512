// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { toast } from '../../shell/toast/toasts';
import { useDecisions, type DecisionRules } from './useDecisions';

const rules: DecisionRules<{ id: string; status: string }> = {
  isUnderWay: ({ status }) => status === 'UNDER_WAY',
  decisionOf: ({ status }) =>
    status === 'DENIED' ? { text: 'Гарант: отклонена', favourable: false } : undefined,
};

const answer = (status: string) => [{ id: '1', status }];

beforeEach(() => toast.clear());

it('announces a decision once, and marks its card until it was looked at', () => {
  const { result, rerender } = renderHook(({ offers }) => useDecisions(offers, rules), {
    initialProps: { offers: answer('UNDER_WAY') },
  });
  expect(result.current.unseen.size).toBe(0);
  rerender({ offers: answer('DENIED') });
  rerender({ offers: answer('DENIED') });
  expect(toast.messages().map(({ text }) => text)).toEqual(['Гарант: отклонена']);
  expect([...result.current.unseen]).toEqual(['1']);
  act(() => result.current.see('1'));
  expect(result.current.unseen.size).toBe(0);
});
