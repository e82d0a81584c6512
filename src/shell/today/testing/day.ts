import { todayCounted } from '../todaySlice';

const line = { title: '', icon: { path: '' }, tone: 'info', to: '/' } as const;

/** Returns a day with tasks for these badges of the menu, and unread news about these records. */
export function dayWith(badges: Readonly<Record<string, number>>, unread: readonly string[] = []) {
  return todayCounted({
    tasks: Object.entries(badges).map(([id, count]) => ({
      ...line,
      id,
      action: '',
      menu: { id, count },
    })),
    news: unread.map((id) => ({ ...line, id, source: 'any', time: 1, isUnread: true })),
    figures: [],
    isSettled: true,
  });
}
