// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AccountKeyIllustration } from '../illustrations/AccountKeyIllustration';
import { PrimeProvider } from '../prime/PrimeProvider';
import { PreviewButton } from './PreviewButton';
import type { PreviewPicture } from './PreviewStage';

const drawing: PreviewPicture = {
  title: 'Где ключ',
  drawing: <AccountKeyIllustration />,
};
const photograph: PreviewPicture = { title: 'Коробка', src: 'blob:test' };

async function open(pictures: [PreviewPicture, ...PreviewPicture[]] = [drawing]) {
  const user = userEvent.setup();
  render(
    <PrimeProvider>
      <PreviewButton pictures={pictures} index={0} />
    </PrimeProvider>,
  );
  await user.click(screen.getByRole('button', { name: pictures[0].title }));
  await screen.findByRole('dialog', { name: pictures[0].title });
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const room = () => {
  const found = document.querySelector<HTMLElement>('.image-preview__room');
  return ['zoom', 'turn'].map((name) => found?.style.getPropertyValue(`--picture-${name}`));
};

describe('a picture in the preview', () => {
  it('is enlarged to 1.5 in steps of 0.1', async () => {
    const user = await open();
    for (let step = 0; step < 4; step += 1) await user.click(button('Увеличить'));
    expect(screen.getByText('140 %')).toBeVisible();
    expect(button('Увеличить')).toBeEnabled();
    await user.click(button('Увеличить'));
    await user.click(button('Увеличить'));
    expect(screen.getByText('150 %')).toBeVisible();
    expect(room()).toEqual(['1.5', '0deg']);
    expect(button('Увеличить')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Увеличить')).toHaveFocus();
  });

  it('is reduced to 0.5 in steps of 0.1', async () => {
    const user = await open();
    for (let step = 0; step < 7; step += 1) await user.click(button('Уменьшить'));
    expect(room()).toEqual(['0.5', '0deg']);
    expect(button('Уменьшить')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Уменьшить')).toHaveAccessibleDescription('Меньше нельзя');
  });

  it('is rotated in both directions, and reset', async () => {
    const user = await open();
    await user.click(button('Повернуть вправо'));
    await user.click(button('Повернуть вправо'));
    expect(room()).toEqual(['1', '180deg']);
    await user.click(button('Повернуть влево'));
    await user.click(button('Увеличить'));
    expect(room()).toEqual(['1.1', '90deg']);
    await user.click(button('Показать целиком'));
    expect(room()).toEqual(['1', '0deg']);
  });

  it('reacts to keys in any keyboard layout', async () => {
    const user = await open();
    await user.keyboard('++-');
    expect(room()).toEqual(['1.1', '0deg']);
    fireEvent.keyDown(document.body, { key: 'к', code: 'KeyR' });
    fireEvent.keyDown(document.body, { key: 'R', code: 'KeyR', shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'R', code: 'KeyR', shiftKey: true });
    expect(room()).toEqual(['1.1', '-90deg']);
    await user.keyboard('0');
    expect(room()).toEqual(['1', '0deg']);
  });

  it('is not zoomed by «+» with Ctrl, which zooms the browser', async () => {
    await open();
    const event = new KeyboardEvent('keydown', {
      key: '+',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    fireEvent(document.body, event);
    expect(event.defaultPrevented).toBe(false);
    expect(room()).toEqual(['1', '0deg']);
  });

  it('is zoomed by the wheel with Ctrl, without zooming the browser', async () => {
    await open();
    const stage = screen.getByRole('region', { name: 'Где ключ' });
    const wheel = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
      fireEvent(stage, event);
      return event.defaultPrevented;
    };
    expect(wheel({ deltaY: -120, ctrlKey: true })).toBe(true);
    expect(room()[0]).toBe('1.1');
    expect(wheel({ deltaY: -120 })).toBe(false);
    expect(room()[0]).toBe('1.1');
  });

  it('is zoomed by two fingers', async () => {
    await open();
    const stage = screen.getByRole('region', { name: 'Где ключ' });
    stage.setPointerCapture = () => {};
    const drawn = screen.getByRole('img', { name: /^Сведения о текущем ключе/ });
    const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, button: 0 });
    fireEvent.pointerDown(drawn, finger(1, 100));
    fireEvent.pointerDown(drawn, finger(2, 200));
    fireEvent.pointerMove(drawn, finger(2, 201));
    fireEvent.pointerMove(drawn, finger(2, 231));
    expect(room()[0]).toBe('1.3');
    fireEvent.pointerUp(drawn, finger(2, 231));
    fireEvent.pointerMove(drawn, finger(1, 300));
    expect(room()[0]).toBe('1.3');
  });

  it('closes by Escape and gives the focus back', async () => {
    const user = await open();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Где ключ' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Где ключ')).toHaveFocus();
  });
});

describe('the pictures of a preview', () => {
  it('are shown by buttons and arrow keys, each without zoom and with its name', async () => {
    const user = await open([drawing, photograph]);
    expect(screen.getByText('1 из 2')).toBeVisible();
    await user.click(button('Увеличить'));
    await user.click(button('Следующая картинка'));
    expect(screen.getByRole('dialog', { name: 'Коробка' })).toBeVisible();
    expect(screen.getByText('2 из 2')).toBeVisible();
    expect(screen.getByText('100 %')).toBeVisible();
    expect(button('Следующая картинка')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('dialog', { name: 'Где ключ' })).toBeVisible();
    expect(button('Следующая картинка')).toHaveFocus();
  });

  it('have no buttons if there is only one picture', async () => {
    await open();
    expect(screen.queryByRole('group', { name: 'Картинки' })).toBeNull();
  });
});

describe('a picture that is loaded by its address', () => {
  it('is shown once it has loaded', async () => {
    await open([photograph]);
    expect(screen.getByText('Загружаем картинку')).toBeInTheDocument();
    const image = screen.getByAltText('Коробка');
    expect(image).toHaveAttribute('src', 'blob:test');
    fireEvent.load(image);
    await waitFor(() => expect(screen.queryByText('Загружаем картинку')).toBeNull());
    expect(image).toBeVisible();
  });

  it('is replaced by a message if its file is not an image', async () => {
    await open([photograph]);
    fireEvent.error(screen.getByAltText('Коробка'));
    expect(await screen.findByText('Не удалось показать картинку')).toBeVisible();
  });
});
