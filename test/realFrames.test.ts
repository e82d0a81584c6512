// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('animation frames continue after a frame was requested under fake timers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const early = vi.fn<() => void>();
  requestAnimationFrame(early);
  cancelAnimationFrame(requestAnimationFrame(() => expect.unreachable('cancelled')));
  vi.useRealTimers();
  await new Promise(requestAnimationFrame);
  expect(early).toHaveBeenCalledOnce();
});
