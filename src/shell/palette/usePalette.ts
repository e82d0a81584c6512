import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector, type AppState } from '../../session/appStore';
import { useCurrentUser } from '../../session/currentUser';
import { hasPermission, type Visitor } from '../../session/permissions';
import { angleRightIcon, clockIcon, listIcon, moonIcon, sunIcon } from '../../ui/icon/frameIcons';
import { canEnterModule, isModuleAvailable } from '../modules/availability';
import { isWaiting, type ModuleDefinition } from '../modules/defineModule';
import { selectModuleNames } from '../modules/modulesSlice';
import { moduleRegistry } from '../modules/registry';
import { themeChosen } from '../preferences/preferencesSlice';
import { SHOWN_ROWS, type Found, type Finder, type FoundAction } from './search';
import { matching } from './match';
import {
  finderGroup,
  foundGroup,
  localGroup,
  recentGroup,
  type PaletteGroup,
  type PaletteOption,
} from './paletteGroups';
import { placeOf, recentPlaces } from './recentPlaces';
import { sectionsFor } from './sections';
import { useFound } from './useFound';
import { sorted } from '../../lib/copies';

/** Groups of the shell. The `sort` of modules starts at 30. */
const RECENT = { id: 'recent', title: 'Недавнее', icon: clockIcon, sort: 0 };
const SECTIONS = { id: 'sections', title: 'Разделы', icon: listIcon, sort: 10 };
const ACTIONS = { id: 'actions', title: 'Действия', icon: angleRightIcon, sort: 20 };

const NOTHING: Required<Found> = { finders: [], local: [], actions: [] };

/** Returns true if the user has the roles, and may open the page without the waiting card. */
function mayOpen(
  module: ModuleDefinition,
  visitor: Visitor,
  { page, roles = [] }: Pick<Finder, 'page' | 'roles'>,
): boolean {
  const route = module.routes?.find(({ path }) => path === page);
  const isOpen =
    canEnterModule(module, visitor, route) && !(route && isWaiting(route, visitor.user));
  return isOpen && hasPermission(visitor.user, roles);
}

/** Loads the finders of the user's modules; those of a module are added when its file has loaded. */
function useModulesFound(visitor: Visitor): Required<Found> {
  const [found, setFound] = useState({ ...NOTHING, modules: '' });
  const add = useEffectEvent((modules: string, module: ModuleDefinition, part: Found) => {
    const mayFind = (one: Pick<Finder, 'page'>) => mayOpen(module, visitor, one);
    setFound((last) => {
      const { finders, local, actions } = last.modules === modules ? last : NOTHING;
      return {
        modules,
        finders: [...finders, ...(part.finders ?? []).filter(mayFind)],
        local: [...local, ...(part.local ?? [])],
        actions: [...actions, ...(part.actions ?? []).filter(mayFind)],
      };
    });
  });
  const available = moduleRegistry.list().filter((module) => isModuleAvailable(module, visitor));
  const loadAll = useEffectEvent((modules: string, signal: AbortSignal) => {
    const load = async (module: ModuleDefinition) => {
      const part = (await module.search?.())?.default;
      if (part !== undefined && !signal.aborted) add(modules, module, part);
    };
    // If the file of one module fails to load, the search in the other modules still works.
    for (const module of available) load(module).catch(() => {});
  });
  // The list of modules may load while the palette is open.
  const modules = available.map(({ id }) => id).join(' ');
  useEffect(() => {
    const closing = new AbortController();
    loadAll(modules, closing.signal);
    return () => closing.abort();
  }, [modules]);
  return found;
}

/** Returns the option that switches to the other theme. */
function useThemeAction(): PaletteOption {
  const dispatch = useAppDispatch();
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  return {
    id: 'actions/theme',
    look: 'row',
    row: { title: isDark ? 'Светлая тема' : 'Тёмная тема' },
    icon: isDark ? sunIcon : moonIcon,
    run: () => dispatch(themeChosen(isDark ? 'light' : 'dark')),
  };
}

function actionsGroup(
  rows: readonly FoundAction[],
  theme: PaletteOption,
  text: string,
  opening: { isOpen: boolean; open: () => void },
): PaletteGroup {
  const isWanted = text.trim() === '' || matching([theme.row], text).length > 0;
  const group = localGroup(ACTIONS, rows, text, opening);
  if (!isWanted) return group;
  return { ...group, total: group.total + 1, options: [...group.options, theme] };
}

/** Returns the groups of the palette for the typed text, and its handlers. */
export function usePalette({ onAll }: { onAll: (to: string) => void }) {
  const store = useStore<AppState>();
  const user = useCurrentUser();
  const visitor = { user, serverNames: useAppSelector(selectModuleNames) };
  const here = placeOf(useLocation());
  const owner = user?.id ?? '';
  const [text, setText] = useState('');
  const typedText = useRef('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [recent, setRecent] = useState(() => recentPlaces.read(owner));
  const { finders, local, actions } = useModulesFound(visitor);
  const { shown, isSearching, ask, retry } = useFound();
  const theme = useThemeAction();
  // The server refuses every search of a user who is not confirmed yet.
  const asked = user?.isVerified === false ? [] : finders;

  // Adds the page under the palette to the recent sections.
  const remember = useEffectEvent(() => recentPlaces.add(owner, here));
  useEffect(() => remember(), []);
  // Reads the ref, because `text` may be stale when the file of a module loads.
  const askAgain = useEffectEvent(() => ask(asked, typedText.current));
  useEffect(() => {
    if (finders.length > 0) askAgain();
  }, [finders]);

  const opening = (id: string) => ({
    isOpen: opened.includes(id),
    open: () => setOpened((ids) => [...ids, id]),
  });
  const sections = sectionsFor({ modules: moduleRegistry.list(), ...visitor });
  const recentRows = recent
    .filter((place) => place !== here)
    .flatMap((place) => sections.find(({ to }) => to === place) ?? [])
    .slice(0, SHOWN_ROWS);
  const forget = () => {
    recentPlaces.forget();
    setRecent([]);
  };
  // Local rows wait for the server's rows, because the server's rows would move them down later.
  const together = [
    ...asked.map((finder) =>
      finderGroup(finder, shown.answers[finder.id], {
        retry: () => void retry(finder, text),
        openAll: () => onAll(finder.all(text.trim())),
      }),
    ),
    ...(shown.text.trim() === text.trim() ? local : []).map((finder) =>
      foundGroup(finder, finder.find(text, store.getState()), { to: finder.all(text.trim()) }),
    ),
  ].map((group) => group && { ...group, foundFor: shown.text });
  const groups = sorted(
    [
      text.trim() === '' && recentRows.length > 0 ? recentGroup(RECENT, recentRows, forget) : null,
      localGroup(
        SECTIONS,
        sections.filter(({ to }) => to !== here),
        text,
        opening(SECTIONS.id),
      ),
      actionsGroup(actions, theme, text, opening(ACTIONS.id)),
      ...together,
    ]
      .filter((group) => group !== null)
      .filter(({ options }) => options.length > 0),
    (one, other) => (one.place ?? 0) - (other.place ?? 0) || one.sort - other.sort,
  );

  return {
    text,
    groups,
    isSearching,
    /** The finder with the lowest `sort`, whose page can search for the text. */
    registry: sorted(asked, (one, other) => one.sort - other.sort)[0],
    type(typed: string): void {
      typedText.current = typed;
      setText(typed);
      setOpened([]);
      ask(asked, typed);
    },
    /** Adds the opened section to the recent sections. */
    leaveFor(to: string): void {
      const url = new URL(to, window.location.origin);
      const place = placeOf(url);
      if (sections.some((section) => section.to === place)) recentPlaces.add(owner, place);
    },
  };
}
