// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useBreakpoint } from './breakpoints';

function fakeWindow(start: number) {
  let width = start;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (media: string) => ({
    get matches() {
      return width >= Number(/min-width: (\d+)px/.exec(media)?.[1]);
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    listeners,
    resizeTo(next: number) {
      width = next;
      for (const listener of listeners) listener();
    },
  };
}

const flagsAt = (width: number) => {
  fakeWindow(width);
  const { result } = renderHook(() => useBreakpoint());
  return Object.entries(result.current).flatMap(([name, on]) => (on ? [name] : []));
};

describe('the width of the window', () => {
  it.each([
    [320, 'mobile'],
    [575, 'mobile'],
    [576, 'tablet'],
    [767, 'tablet'],
    [768, 'laptop'],
    [991, 'laptop'],
    [992, 'desktop'],
    [1199, 'desktop'],
    [1200, 'largeDesktop'],
    [3840, 'largeDesktop'],
  ])('at %i px sets only the flag %s', (width, name) => {
    expect(flagsAt(width)).toEqual([name]);
  });

  it('causes a re-render only when a flag changes', () => {
    const screen = fakeWindow(1000);
    let draws = 0;
    const { result, unmount } = renderHook(() => {
      draws += 1;
      return useBreakpoint();
    });
    act(() => screen.resizeTo(1100));
    expect(draws).toBe(1);
    act(() => screen.resizeTo(600));
    expect(result.current.tablet).toBe(true);
    unmount();
    expect(screen.listeners.size).toBe(0);
  });
});
