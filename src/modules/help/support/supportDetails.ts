import { dateTimeText } from '../../../lib/calendar/moments';

/** Facts about page and browser, from which the support can find a fault. */
export interface SupportSurroundings {
  version: string;
  contractVersion: string;
  /** Path without the query, because the query may contain input. */
  pathname: string;
  userAgent: string;
  language: string;
  /** Inner size of the window, CSS pixels. */
  width: number;
  height: number;
  timeZone: string;
  now: Date;
}

/** Returns the details as a text for a letter, without personal data. */
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
