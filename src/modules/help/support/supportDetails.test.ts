import { expect, it } from 'vitest';
import { supportDetails } from './supportDetails';

it('the support details contain version, path, time, zone, browser, language and window, line by line', () => {
  const text = supportDetails({
    version: '1.2.3',
    contractVersion: '0.1.0',
    pathname: '/help',
    userAgent: 'Mozilla/5.0 Chrome/141',
    language: 'ru-RU',
    width: 1440,
    height: 900,
    timeZone: 'Asia/Vladivostok',
    now: new Date('2026-11-21T09:05:00+03:00'),
  });
  expect(text.split('\n')).toEqual([
    'Версия кабинета: 1.2.3 (контракт 0.1.0)',
    'Страница: /help',
    'Время: 21.11.2026, 09:05',
    'Часовой пояс: Asia/Vladivostok',
    'Браузер: Mozilla/5.0 Chrome/141',
    'Язык: ru-RU',
    'Окно: 1440\u00A0× 900',
  ]);
});
