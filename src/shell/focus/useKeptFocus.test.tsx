// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus';

/** A page that shows `after` instead of `before` after a click on «Нажать». */
function Page({ before, after }: { before: (press: () => void) => ReactNode; after: ReactNode }) {
  useKeptFocus();
  const [pressed, setPressed] = useState(false);
  return (
    <main tabIndex={-1}>
      <h1>Страница</h1>
      {pressed ? after : before(() => setPressed(true))}
      <button>Другая кнопка</button>
    </main>
  );
}

const pressButton = (press: () => void) => <button onClick={press}>Нажать</button>;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Нажать' }));

describe('the focus of a removed control', () => {
  it('moves to the heading of the surrounding card', async () => {
    const card = (action: ReactNode) => (
      <article>
        <h3>Банк развития</h3>
        {action}
      </article>
    );
    render(<Page before={(done) => card(pressButton(done))} after={card(<p>Основной</p>)} />);
    await press();
    await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus());
  });

  it('moves to the main content if no nearer heading is left', async () => {
    render(<Page before={pressButton} after={<p>Готово</p>} />);
    await press();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays on a field that the new content has focused', async () => {
    const focus = (field: HTMLElement | null) => field?.focus();
    render(<Page before={pressButton} after={<input ref={focus} aria-label="Имя" />} />);
    await press();
    await waitFor(() => expect(screen.getByLabelText('Имя')).toBeVisible());
    expect(screen.getByLabelText('Имя')).toHaveFocus();
  });

  it('is not moved if the user has left the control before its removal', async () => {
    const later: (() => void)[] = [];
    render(
      <Page
        before={(done) => {
          later.push(done);
          return <button>Уйдёт</button>;
        }}
        after={<p>Готово</p>}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Уйдёт' }));
    await userEvent.click(document.body);
    later.at(-1)?.();
    await screen.findByText('Готово');
    expect(document.body).toHaveFocus();
  });
});
