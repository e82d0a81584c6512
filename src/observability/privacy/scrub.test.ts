import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubText } from './scrubText';
import { scrubValue } from './scrubValue';
import { withoutValues } from './withoutValues';

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`), { size: 'max' });
const cyrillic = fc.stringMatching(/^[А-ЯЁ][а-яё]{1,12}$/);
const latin = fc.stringMatching(/^[a-z]{3,9}$/);
const token = fc.stringMatching(/^[A-Za-z]{12}[0-9]{4}[A-Za-z0-9_-]{16}$/);

/** Returns digits in groups, as people write them. */
const grouped = (number: fc.Arbitrary<string>) =>
  fc
    .tuple(number, fc.constantFrom('', ' ', '\u00a0', '-', '\u2011'))
    .map(([text, gap]) => text.replaceAll(/(\d{4})(?=\d)/g, `$1${gap}`));

/** Values that must never be sent, in all forms that a text may have. */
const canaries = fc.oneof(
  grouped(fc.oneof(...[9, 10, 12, 13, 15, 20].map(digits))),
  digits(10).map((phone) => `+7${phone}`),
  digits(10).map((phone) => `+7 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`),
  fc.tuple(latin, latin).map(([name, host]) => `${name}@${host}.ru`),
  fc.tuple(cyrillic, cyrillic).map((names) => names.join(' ')),
  cyrillic,
  token,
  fc.tuple(token, token).map(([head, body]) => `eyJ${head}.eyJ${body}.${head}`),
);

const word = fc.constantFrom('failed', 'at', 'cannot read', 'call of', 'TypeError:', '(', ')', ',');
const around = fc.tuple(fc.array(word), fc.array(word));
const isGone = (text: string, canary: string) => {
  expect(text).not.toContain(canary);
  const inDigits = canary.replaceAll(/\D/g, '');
  if (inDigits.length >= 9) expect(text.replaceAll(/\D/g, '')).not.toContain(inDigits);
};

describe('a text for the error service', () => {
  it('contains no personal data, in any position', () => {
    fc.assert(
      fc.property(around, canaries, ([before, after], canary) => {
        isGone(scrubText([...before, canary, ...after].join(' ')), canary);
      }),
    );
  });

  it('contains no value of a private field, in any of the usual forms', () => {
    const names = fc.constantFrom(
      'password',
      'newPassword',
      'refreshToken',
      'Smart-Token',
      'lastname',
      'code',
    );
    const secret = fc.stringMatching(/^[A-Z][a-z]{5}-[0-9]{4}!$/);
    fc.assert(
      fc.property(names, secret, (name, value) => {
        for (const text of [
          `${name}=${value}`,
          `${name}: ${value}`,
          `{"${name}":"${value}"}`,
          `cookie ${name}=${value}; path=/`,
          `Authorization: Bearer ${value}`,
          `/login?${name}=${value}`,
          `https://lk.example/register?${name}=${encodeURIComponent(value)}#${value}`,
        ]) {
          expect(scrubText(text)).not.toContain(value);
        }
      }),
    );
  });

  // Texts that a filter of known personal values would not stop.
  it.each([
    'User Ivanova-Petrova was not found',
    'ivanova',
    'Ivanova is not a customer',
    'No row for %D0%98%D0%B2%D0%B0%D0%BD%D0%BE%D0%B2%D0%B0',
    'ivan%40mail.ru was refused',
    'password Demo-2026!',
    'senderPhone 9161234567 of Ivanova',
    'Unexpected token \'I\', "Ivanova" is not valid JSON',
    'Minified React error #31; visit https://react.dev/errors/31?args[]=Ivanova',
    'Ivanova.map is not a function',
    "Cannot read properties of undefined (reading 'Ivanova')",
    'GET /api/v1/user/ivanova?lastname=Ivanova',
    'https://lk.example/profile/users/ivanova',
    "Failed to execute 'atob' on 'Window': Ivanova, ivan%40mail.ru",
  ])('drops the unknown words of «%s»', (text) => {
    const clean = scrubText(text);
    expect(clean).not.toMatch(/ivan|%|Demo|916|senderPhone/i);
    expect(scrubText(clean)).toBe(clean);
  });

  it('does not change when it is cleaned a second time', () => {
    fc.assert(
      fc.property(around, canaries, ([before, after], canary) => {
        const once = scrubText([...before, canary, ...after].join(' '));
        expect(scrubText(once)).toBe(once);
      }),
    );
  });

  it.each([
    "Cannot read properties of undefined (reading 'map')",
    'x is not a function',
    "undefined is not an object (evaluating 'e.length')",
    'Failed to fetch',
    'A call failed with 500',
    'Maximum update depth exceeded',
  ])('is sent unchanged if it explains an error: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});

describe('an address for the error service', () => {
  it('contains no query, fragment, credentials or id', () => {
    expect(withoutValues('https://anna:secret@lk.example/profile/users/1234?tab=x#y')).toBe(
      'https://lk.example/profile/users/:id',
    );
    expect(
      withoutValues('/offer/request/5e0b3a1c-1f6a-4a61-b7ad-7d9b1f6c0c11?validateGroup=A'),
    ).toBe('/offer/request/:id');
    expect(withoutValues('https://lk.example/assets/index-BVquFjpW.js')).toContain(
      'index-BVquFjpW',
    );
  });

  it.each(['data:text/html,Анна', 'blob:https://a/1', 'javascript:alert(1)'])(
    'contains only its scheme if it is a data, blob or javascript address: %s',
    (address) => {
      expect(withoutValues(address)).toBe(`${address.split(':')[0]}:`);
    },
  );

  it('contains no personal data in its path or its query', () => {
    fc.assert(
      fc.property(canaries, (canary) => {
        const inside = encodeURIComponent(canary);
        const clean = withoutValues(`/offer/${inside}/request?a=${inside}&b#${inside}`);
        expect(decodeURIComponent(clean)).toBe('/offer/:id/request');
      }),
    );
  });
});

describe('a record for the error service', () => {
  it('contains no personal data in its values and names, however deep', () => {
    const leaf = fc.oneof(canaries, fc.integer(), fc.constant(null));
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.oneof(latin, canaries), tie('node'), { maxKeys: 3 }),
      ),
    })).node;
    fc.assert(
      fc.property(tree, canaries, (value, canary) => {
        const text = JSON.stringify(scrubValue({ value, extra: canary, message: canary }));
        isGone(text, canary);
      }),
    );
  });

  it('keeps the fields that the service needs to group faults', () => {
    const event = {
      event_id: '0123456789abcdef0123456789abcdef',
      timestamp: 1_795_000_000.123,
      release: '0.1.0',
      contexts: {
        trace: { trace_id: 'fedcba9876543210fedcba9876543210', span_id: '0123456789abcdef' },
      },
      tags: { module: 'finance', route: 'deliveries' },
    };
    const session = {
      sid: '0123456789abcdef0123456789abcdef',
      started: '2026-11-22T12:00:00.123Z',
      release: '2026.11.22-1234567',
    };
    const attributes = {
      'sentry.replay_id': { value: 'fedcba9876543210fedcba9876543210', type: 'string' },
      'http.response.status_code': { value: 502, type: 'integer' },
    };
    expect(scrubValue(session)).toEqual(session);
    expect(scrubValue({ attributes })).toEqual({ attributes });
    expect(scrubValue(event)).toEqual(event);
  });

  it('keeps code identifiers only in fields with code names', () => {
    const clean = scrubValue({
      type: 'TypeError',
      category: 'Ivanova%20Anna',
      tags: { module: 'finance', company: 'Ivanova' },
      data: { senderPhone: 'Ivanova', lastname: 'Ivanova' },
      Ivanova: 1,
      attributes: { 'sentry.op': { value: 'http.client', type: 'string' } },
      node: { isStyle: true, textContent: '.page { color: red }' },
      style: { color: 'red', '--gap': '4px' },
    });
    expect(clean).toEqual({
      type: 'TypeError',
      category: '[hidden]',
      tags: { module: 'finance', company: '[hidden]' },
      data: { senderPhone: '[hidden]', lastname: '[hidden]' },
      attributes: { 'sentry.op': { value: 'http.client', type: 'string' } },
      node: { isStyle: true, textContent: '.page { color: red }' },
      style: { color: 'red', '--gap': '4px' },
    });
  });

  it('omits user and headers, and has 0 for a number that may be a requisite', () => {
    const clean = scrubValue({
      user: { id: '1' },
      headers: { Cookie: 'refreshToken=1' },
      data: { itn: 7_707_083_893, size: 12 },
    });
    expect(clean).toEqual({ data: { itn: 0, size: 12 } });
  });

  it('is cleaned without a change of the original or of a prototype', () => {
    const given: unknown = JSON.parse('{"a":["Анна"],"__proto__":{"polluted":true}}');
    const before = JSON.stringify(given);
    const clean = scrubValue(given);
    expect(JSON.stringify(given)).toBe(before);
    expect(clean).toEqual({ a: ['[hidden]'] });
    expect(clean).not.toHaveProperty('polluted');
  });
});
