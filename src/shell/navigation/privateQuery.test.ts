// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { defineModule } from '../modules/defineModule';
import { forgetPrivateQuery, privateQuery, takePrivateQuery } from './privateQuery';

const page = () => Promise.resolve({ default: () => null });

const modules = [
  defineModule({ id: 'empty', title: '', sort: 1 }),
  defineModule({
    id: 'account',
    title: '',
    sort: 2,
    routes: [
      { path: '/login', page },
      { path: '/register', page, privateQuery: ['itn', 'mobilePhone'] },
    ],
  }),
];

function open(address: string) {
  window.history.replaceState({ key: 'k1' }, '', address);
  takePrivateQuery(modules);
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

describe('private parameters of a page', () => {
  beforeEach(forgetPrivateQuery);

  it('are removed from the address and available to the page', () => {
    const length = window.history.length;
    expect(open('/register?itn=7707083893&mobilePhone=%2B79161234567')).toBe('/register');
    expect(privateQuery('itn')).toEqual(['7707083893']);
    expect(privateQuery('mobilePhone')).toEqual(['+79161234567']);
    expect(window.history.length).toBe(length);
    expect(window.history.state).toEqual({ key: 'k1' });
  });

  it('do not change other parameters and the fragment', () => {
    expect(open('/register/?utm=a%20b&itn=1&x=2#top')).toBe('/register/?utm=a+b&x=2#top');
  });

  it('keep all values of a repeated parameter', () => {
    expect(open('/register?itn=1&itn=2')).toBe('/register');
    expect(privateQuery('itn')).toEqual(['1', '2']);
  });

  it('are not available to another page', () => {
    expect(open('/login?itn=1')).toBe('/login?itn=1');
    expect(privateQuery('itn')).toEqual([]);
  });

  it('do not change the address if they are missing', () => {
    expect(open('/register?utm=a%20b')).toBe('/register?utm=a%20b');
    expect(privateQuery('__proto__')).toEqual([]);
  });

  it('are not available after `forgetPrivateQuery` was called', () => {
    open('/register?itn=1');
    forgetPrivateQuery();
    expect(privateQuery('itn')).toEqual([]);
  });
});
