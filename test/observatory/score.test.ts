import { describe, expect, it } from 'vitest';
import { observatoryScore, type JudgedAnswer } from './score';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-1'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const headers = {
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const scoreOf = (weaker: JudgedAnswer['headers'], other: Partial<JudgedAnswer> = {}) =>
  observatoryScore({
    headers: { ...headers, ...weaker },
    html: '<script src="/boot.js"></script>',
    redirectsToHttps: true,
    ...other,
  }).score;

const withPolicy = (from: string, to: string) => ({
  'content-security-policy': POLICY.replace(from, to),
});

describe('the score of the observatory', () => {
  it('is 130 for the headers of the cabinet', () => {
    expect(scoreOf({})).toBe(130);
  });

  it.each<[string, number, JudgedAnswer['headers']]>([
    ['no policy', 55, { 'content-security-policy': undefined }],
    ['inline scripts', 80, withPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
    ['eval', 110, withPolicy("script-src 'self'", "script-src 'self' 'unsafe-eval'")],
    ['scripts from everywhere', 80, withPolicy("script-src 'self'", 'script-src https:')],
    ['inline styles', 120, withPolicy("'nonce-1'", "'unsafe-inline'")],
    ['another default', 125, withPolicy("default-src 'none'", "default-src 'self'")],
    ['pictures over http', 110, withPolicy('data:', 'http://pictures.example')],
    ['any page as a frame around it', 80, withPolicy("; frame-ancestors 'none'", '')],
    ['no HSTS', 80, { 'strict-transport-security': undefined }],
    ['a short HSTS', 120, { 'strict-transport-security': 'max-age=3600' }],
    ['MIME sniffing', 125, { 'x-content-type-options': undefined }],
    ['the Referrer-Policy unsafe-url', 120, { 'referrer-policy': 'unsafe-url' }],
    ['no resource policy', 120, { 'cross-origin-resource-policy': undefined }],
    [
      'answers for every origin with credentials',
      50,
      { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
    ],
  ])('with %s is %i', (_, score, weaker) => {
    expect(scoreOf(weaker)).toBe(score);
  });

  it.each<[string, number, Partial<JudgedAnswer>]>([
    ['http that is not redirected', 80, { redirectsToHttps: false }],
    ['a foreign script', 125, { html: '<script src="https://cdn.example/x.js"></script>' }],
    ['a script over http', 50, { html: '<script src="http://cdn.example/x.js"></script>' }],
    ['a cookie for scripts', 70, { setCookies: ['session=1; Secure; SameSite=Lax'] }],
  ])('with %s is %i', (_, score, other) => {
    expect(scoreOf({}, other)).toBe(score);
  });
});
