// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Icon } from './Icon';

it('Icon does not render again for the same drawing, but does for another size', () => {
  const rendered = vi.fn<() => void>();
  const drawing = {
    get path() {
      rendered();
      return 'M0 0h24v24';
    },
  };
  const { rerender } = render(<Icon drawing={drawing} />);
  rerender(<Icon drawing={drawing} />);
  expect(rendered).toHaveBeenCalledOnce();
  rerender(<Icon drawing={drawing} size="lg" />);
  expect(rendered).toHaveBeenCalledTimes(2);
});
