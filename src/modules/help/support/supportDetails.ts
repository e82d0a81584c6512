import { dateTimeText } from '../../../lib/calendar/moments';

/** What of the page and the browser helps the support to find a fault. */
export interface SupportSurroundings {
  version: string;
  contractVersion: string;
  /** The path alone: a query may hold what was typed. */
  pathname: string;
  userAgent: string;
  language: string;
  /** Inner size of the window, CSS pixels. */
  width: number;
  height: number;
  timeZone: string;
  now: Date;
}

/** The details as a text to be pasted into a letter. Holds nothing personal. */
export function supportDetails(surroundings: SupportSurroundings): string {
  const { version, contractVersion, pathname, userAgent, language, timeZone, now } = surroundings;
  return [
    `Версия кабинета: ${version} (контракт ${contractVersion})`,
    `Страница: ${pathname}`,
    `Время: ${dateTimeText(now.toISOString())}`,
    `Часовой пояс: ${timeZone}`,
    `Браузер: ${userAgent}`,
    `Язык: ${language}`,
    `Окно: ${surroundings.width}\u00A0× ${surroundings.height}`,
  ].join('\n');
}
