// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createCabinetStore } from '../../../test/render/store';
import { toasts } from '../../../test/render/toasts';
import { useDecisions, type DecisionRules } from './useDecisions';

const rules: DecisionRules<{ id: string; status: string }> = {
  isUnderWay: ({ status }) => status === 'UNDER_WAY',
  decisionOf: ({ status }) =>
    status === 'DENIED' ? { text: 'Гарант: отклонена', favourable: false } : undefined,
};

const answer = (status: string) => [{ id: '1', status }];

it('useDecisions announces a decision once and marks its card until the customer sees it', () => {
  const { store } = createCabinetStore();
  const { result, rerender } = renderHook(({ offers }) => useDecisions(offers, rules), {
    initialProps: { offers: answer('UNDER_WAY') },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  expect(result.current.unseen.size).toBe(0);
  rerender({ offers: answer('DENIED') });
  rerender({ offers: answer('DENIED') });
  expect(toasts().map(({ text }) => text)).toEqual(['Гарант: отклонена']);
  expect([...result.current.unseen]).toEqual(['1']);
  act(() => result.current.see('1'));
  expect(result.current.unseen.size).toBe(0);
});
