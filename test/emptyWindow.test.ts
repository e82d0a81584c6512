// @vitest-environment jsdom
import { ZIndexUtils } from 'primereact/utils';
import { expect, it } from 'vitest';
import { emptyWindow } from './emptyWindow';

it('emptyWindow removes the state that a previous test file has left', () => {
  document.documentElement.dataset['theme'] = 'dark';
  document.head.append(document.createElement('style'));
  document.body.className = 'p-overflow-hidden';
  document.body.append('left over');
  document.cookie = 'refreshToken=left; path=/';
  localStorage.setItem('preferences', 'left');
  sessionStorage.setItem('progress', 'left');
  window.history.pushState({ left: true }, '', '/offer?left=over');

  emptyWindow();

  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(window.location.pathname + window.location.search).toBe('/');
  expect(window.history.state).toBeNull();
});

it('emptyWindow resets the layers of PrimeReact, even open ones', () => {
  const layer = (key: string) => {
    const element = document.createElement('div');
    ZIndexUtils.set(key, element, true, 1100);
    return Number(element.style.zIndex);
  };
  const first = layer('modal');
  layer('overlay');
  expect(layer('modal')).toBeGreaterThan(first);
  emptyWindow();
  expect(layer('modal')).toBe(first);
});
