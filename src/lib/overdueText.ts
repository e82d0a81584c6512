import { daysBetween, isIsoDay, moscowDay } from './isoDay';
import { countOf } from './countOf';

/**
 * «просрочка 5 дней»: how long ago something was to be paid of which a part is still owed, in
 * days of Moscow; empty where nothing is late.
 *
 * @param owed kopeks
 */
export function overdueText(day: string, owed: unknown, now: Date = new Date()): string {
  if (!isIsoDay(day) || typeof owed !== 'number' || owed <= 0) return '';
  const late = daysBetween(day, moscowDay(now));
  return late > 0 ? `просрочка ${countOf(late, 'день', 'дня', 'дней')}` : '';
}
