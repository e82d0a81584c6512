import { describe, expect, it } from 'vitest';
import { calendarCsv, calendarFileName, calendarIcs } from './calendarFiles';
import type { AgreementChoice } from './chosenAgreement';
import type { Payment } from './payments';

const AGREEMENT: AgreementChoice = {
  id: 'a1',
  number: 'ФД-2026/041',
  label: 'ФД-2026/041 · Банк',
  isValid: true,
};
const payment: Payment = {
  key: 'o1',
  day: '2026-11-27',
  agreementId: 'a1',
  agreement: 'ФД-2026/041',
  number: 'ТР-2026-0288',
  supply: 'УПД 1438',
  buyer: 'ООО «Ритейл; Центр»',
  itn: '7707083893',
  kopeks: 50_230_007,
  status: { label: 'Просрочено', tone: 'danger' },
  lateDays: 3,
};
const days = [{ day: '2026-11-27', payments: [payment], estimate: 50_230_007, isLate: true }];
const STAMP = new Date('2026-11-22T06:30:00Z');

/** Unfolds the lines and replaces no-break spaces, as a calendar program does. */
const plain = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\u00A0', ' ');

describe('the calendar files', () => {
  it('list each payment in a CSV row, with a numeric sum', () => {
    const [header, row] = calendarCsv(days).split('\r\n');
    expect(header?.split(';')).toHaveLength(9);
    expect(row).toBe(
      '27.11.2026;ТР-2026-0288;УПД 1438;"ООО «Ритейл; Центр»";7707083893;ФД-2026/041;502300,07;Просрочено;3',
    );
  });

  it('list each day as a calendar event, with the estimate or the known sum of the bank', () => {
    const text = plain(calendarIcs(days, new Map(), AGREEMENT, STAMP));
    expect(text).toContain('UID:2026-11-27.a1@payments\r\n');
    expect(text).toContain('SUMMARY:1 платёж по договору ФД-2026/041: ≈ 502 300 ₽\r\n');
    expect(text).toContain('Сумма сложена по плановым датам.\\nТР-2026-0288: 502 300\\,07 ₽');
    expect(text).toContain('просрочено на 3 дня');
    const sum = { agreementId: 'a1', date: '2026-11-27', sum: 100, count: 2 };
    const exact = calendarIcs(days, new Map([[sum.date, sum]]), AGREEMENT, STAMP);
    expect(plain(exact)).toContain('SUMMARY:2 платежа по договору ФД-2026/041: 1\\,00 ₽\r\n');
  });

  it('have the same event ids whenever they are made, so no event appears twice', () => {
    const uids = (text: string) => text.match(/^UID:.*/gm);
    expect(uids(calendarIcs(days, new Map(), AGREEMENT, STAMP))).toEqual(
      uids(calendarIcs(days, new Map(), AGREEMENT, new Date())),
    );
  });

  it('are named by the agreement and the period', () => {
    expect(calendarFileName(AGREEMENT, '2026-11-01', false, 'csv')).toBe(
      'Платёжный календарь ФД-2026-041 2026-11.csv',
    );
    expect(calendarFileName(AGREEMENT, '2026-11-16', true, 'ics')).toBe(
      'Платёжный календарь ФД-2026-041 2026-11-16.ics',
    );
  });
});
