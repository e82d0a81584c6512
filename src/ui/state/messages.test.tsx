// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorState } from './ErrorState';
import { Note } from './Note';
import { SkeletonCards } from './Skeletons';
import { StatusBadge } from '../value/StatusBadge';

describe('the message components', () => {
  it('announce a note only if it is live, in any tone', () => {
    render(
      <>
        <Note tone="danger">Тихая</Note>
        <Note tone="danger" live>
          Ошибка
        </Note>
        <Note tone="success" live>
          Успех
        </Note>
      </>,
    );
    const read = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(read).toEqual(['Ошибка', 'Успех']);
  });

  it('show a status with text and icon, not only by colour', () => {
    const { container } = render(<StatusBadge tone="danger" label="Отклонена" />);
    expect(screen.getByText('Отклонена')).toBeVisible();
    expect(container.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/));
  });

  it('offer a retry after an error, and ignore clicks while it is running', async () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = render(<ErrorState message="Нет связи" onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    rerender(<ErrorState message="Нет связи" onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('announce «Загрузка…» once, for any number of skeletons', () => {
    render(<SkeletonCards count={5} />);
    expect(screen.getAllByText('Загрузка…')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
  });
});
