import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { useLocation } from 'react-router-dom';
import type { TestCabinet } from '../../../test/render/cabinet';
import { loadModules } from '../../shell/modules/loadModules';
import { moduleRegistry } from '../../shell/modules/registry';
import { PaletteField } from '../../shell/palette/PaletteField';
import * as cabinetModules from '../cabinetModules';

const SUPPLIER = 'kuznetsova@uralmetall-snab.ru';

/** A page with the palette's field, another field, and its address. */
function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PaletteField />
      <label>
        Сумма <input />
      </label>
      <p>{`Адрес: ${pathname}${decodeURIComponent(search)}`}</p>
    </>
  );
}

/**
 * Registers all modules, and returns functions that show a page and open the palette; the default user is a supplier.
 */
export function paletteOf(cabinet: TestCabinet) {
  Object.values(cabinetModules).forEach(moduleRegistry.register);

  async function visit(as = SUPPLIER, address = '/offer') {
    const page = <Page />;
    const pages = {
      '/offer': page,
      '/offer/request/:id': page,
      '/deliveries': page,
      '/financing': page,
      '/profile': page,
      '/profile/users/:id': page,
      '/sender/order-register': page,
      '/help': page,
    };
    const shown = await cabinet.show(pages, { address, as });
    await act(() => shown.store.dispatch(loadModules()));
    cabinet.forgetCalls();
    return shown;
  }

  async function open(as?: string, address?: string) {
    const shown = await visit(as, address);
    await shown.user.click(screen.getByRole('button', { name: 'Найти или перейти' }));
    const field = await screen.findByRole('combobox', { name: 'Что найти' });
    await screen.findByRole('group', { name: 'Помощь' });
    return { ...shown, field };
  }
  return { visit, open };
}

export const group = (name: string) => screen.findByRole('group', { name });
export const noGroup = (name: string) => expect(screen.queryByRole('group', { name })).toBeNull();
export const optionsOf = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
/** Waits until all searches have ended, because only then the number of matches appears. */
export const answered = () =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/совпаден|Ничего нет/));
export const address = () => screen.getByText(/^Адрес: /).textContent;
