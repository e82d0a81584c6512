// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { freshBrowser, renderRoutes } from '../../../test/render/routes';
import { EmptyLayout } from './EmptyLayout';
import { layouts } from './layouts';
import { PageFrame } from './PageFrame';
import { toastsOf } from '../toast/toasts';

const page = { path: '/login', handle: { title: 'Вход' }, element: <h1>Вход</h1> };

freshBrowser();

const framed = (children: RouteObject[]): RouteObject[] => [{ element: <PageFrame />, children }];

describe.each([
  ['default', <layouts.default key="d" />],
  ['empty', <EmptyLayout key="e" />],
  ['error', <layouts.error key="r" />],
])('the layout «%s»', (_name, element) => {
  it('shows the page inside one main landmark, and its title in the tab', async () => {
    await renderRoutes(framed([{ element, children: [page] }]), '/login');
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(document.title).toBe('Вход\u00A0— Деловой кабинет');
  });
});

it('a public page shows an error message until it is closed', async () => {
  const element = <EmptyLayout />;
  const { store } = await renderRoutes(framed([{ element, children: [page] }]), '/login');
  const toast = toastsOf(store.dispatch);
  act(() => {
    toast.success('Заявка отправлена');
    toast.error('Заявка не отправлена. Нет связи с сервером');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Заявка не отправлена. Нет связи с сервером');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('the browser tab shows only the brand for a page without a title', async () => {
  await renderRoutes(
    framed([{ element: <layouts.error />, children: [{ path: '/x', element: null }] }]),
    '/x',
  );
  expect(document.title).toBe('Деловой кабинет');
});

describe('a change between public pages', () => {
  const pages = framed([
    {
      element: <EmptyLayout />,
      children: [
        { ...page, element: <Link to="/recovery">Забыли пароль?</Link> },
        {
          path: '/recovery',
          handle: { title: 'Восстановление пароля' },
          element: <Link to="/nowhere">Дальше</Link>,
        },
        {
          path: '/code',
          handle: { title: 'Код' },
          element: (
            <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
              Код
            </h1>
          ),
        },
      ],
    },
    {
      element: <layouts.error />,
      children: [{ path: '/nowhere', handle: { title: 'Страница не найдена' }, element: <p /> }],
    },
  ]);

  it('moves the focus to the new page and announces its title, in another layout too', async () => {
    await renderRoutes(pages, '/login');
    const region = screen.getByText('Вход', { selector: 'output' });
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Забыли пароль?' }));
    await waitFor(() => expect(region).toHaveTextContent('Восстановление пароля'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Дальше' }));
    await waitFor(() => expect(region).toHaveTextContent('Страница не найдена'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(region).toBeInTheDocument();
  });

  it('does not move the focus if the new page has focused its heading', async () => {
    const { router } = await renderRoutes(pages, '/login');
    await act(() => router.navigate('/code'));
    expect(screen.getByRole('heading', { name: 'Код' })).toHaveFocus();
  });
});

/** Returns these files, and all files and packages that they import statically. */
function staticGraph(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) return;
    const source = readFileSync(file, 'utf8');
    for (const [, clause = '', from = ''] of source.matchAll(
      /^(?:import|export)\s([^;]*?from\s+)?'([^']+)';/gm,
    )) {
      if (clause.startsWith('type ')) continue;
      if (!from.startsWith('.')) seen.add(from);
      else visit(resolve(join(dirname(file), from)));
    }
  };
  for (const file of files) visit(file);
  return seen;
}

function resolve(path: string): string {
  const candidates = ['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending);
  const found = candidates.find((candidate) => {
    try {
      readFileSync(candidate);
      return true;
    } catch {
      return false;
    }
  });
  return found ?? path;
}

describe('the source files of public pages', () => {
  const graph = staticGraph([
    'src/shell/layouts/EmptyLayout.tsx',
    'src/shell/layouts/layouts.tsx',
    'src/shell/listeners.ts',
    'src/shell/pages/RouteErrorBoundary.tsx',
    'src/shell/outage/UnavailablePage.tsx',
    'src/shell/preferences/persistence.ts',
  ]);

  it('include neither PrimeReact nor code that only the cabinet needs', () => {
    expect(graph.size).toBeGreaterThan(20);
    const heavy = [...graph].filter((file) =>
      /primereact|luxon|PrimeProvider|CabinetLayout|final-form/.test(file),
    );
    expect(heavy).toEqual([]);
  });
});
