import { dateTimeText } from '../../../lib/calendar/moments';

/** Facts about page and browser that help the support to find the cause of a problem. */
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

/** Returns the details as text for an e-mail, without personal data. */
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
