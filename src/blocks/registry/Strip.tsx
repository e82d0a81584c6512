import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { angleDownIcon } from '../../ui/icon/frameIcons';
import { Icon } from '../../ui/icon/Icon';
import { Menu } from '../../ui/overlay/Menu';
import { countOf } from '../../lib/countOf';
import type { SavedView } from '../../shell/preferences/registryPreferences';
import { useOpenRegistry } from './openRegistry';
import { savedQueryOf } from './registryQuery';

function scrollIntoStrip(strip: HTMLElement, control: Element): void {
  const [outer, inner] = [strip.getBoundingClientRect(), control.getBoundingClientRect()];
  if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
}

const IN_FORCE = '[aria-pressed="true"], [aria-current="true"]';

const controlsIn = (strip: HTMLElement) => [...strip.querySelectorAll<HTMLElement>('a, button')];

/**
 * Returns the controls that are cut off or out of view, except the active one; an empty list if all would fit without
 * the menu.
 */
function outOfSight(strip: HTMLElement): HTMLElement[] {
  const beside = strip.nextElementSibling;
  const menu = beside?.matches('.registry-screen__rest') ? beside.clientWidth : 0;
  if (strip.scrollWidth <= strip.clientWidth + menu) return [];
  const { left, right } = strip.getBoundingClientRect();
  return controlsIn(strip).filter((control) => {
    const box = control.getBoundingClientRect();
    const isCut = box.left < left - 1 || box.right > right + 1;
    return isCut && !control.matches(IN_FORCE);
  });
}

/**
 * Returns the controls that are cut off, updated when the strip, its content or its scroll position changes. Marks them
 * with `data-cut`, so that no piece of them is visible; they keep their space and stay focusable.
 */
function useOutOfSight(strip: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [found, setFound] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const { current } = strip;
    if (current === null || !isWanted || !('ResizeObserver' in window)) return undefined;
    const mark = (cut: readonly HTMLElement[]) => {
      for (const one of controlsIn(current)) one.toggleAttribute('data-cut', cut.includes(one));
    };
    const read = () => {
      const next = outOfSight(current);
      const isSame = (last: typeof found) =>
        last.length === next.length && last.every((one, at) => one === next[at]);
      mark(next);
      setFound((last) => (isSame(last) ? last : next));
    };
    const sizes = new ResizeObserver(read);
    const observe = () => {
      sizes.disconnect();
      for (const part of [current, ...current.children]) sizes.observe(part);
    };
    observe();
    const parts = new MutationObserver(observe);
    // A change of the active control changes the list as well, because the list excludes it.
    const attributeFilter = ['aria-current', 'aria-pressed'];
    parts.observe(current, { childList: true, subtree: true, attributeFilter });
    current.addEventListener('scroll', read);
    return () => {
      sizes.disconnect();
      parts.disconnect();
      current.removeEventListener('scroll', read);
      mark([]);
    };
  }, [strip, isWanted]);
  return isWanted ? found : [];
}

interface StripProps {
  /** True to list hidden controls under «Ещё», because a mouse cannot scroll sideways. */
  hasMenu: boolean;
  children: ReactNode;
}

/**
 * Shows figures and views in one line, which scrolls sideways if it is too long. The active and the focused control are
 * scrolled into view.
 */
export function Strip({ hasMenu, children }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = strip;
    const inForce = current?.querySelector(IN_FORCE) ?? null;
    if (current && inForce && inForce !== shown.current) scrollIntoStrip(current, inForce);
    shown.current = inForce;
  });
  const rest = useOutOfSight(strip, hasMenu);
  return (
    <>
      <div
        ref={strip}
        className="registry-screen__strip empty-hidden overflow-x-auto"
        onFocus={({ target, currentTarget }) => scrollIntoStrip(currentTarget, target)}
      >
        {children}
      </div>
      {rest.length > 0 && (
        <Menu
          label={`Ещё ${countOf(rest.length, 'вид', 'вида', 'видов')}`}
          buttonClassName="registry-screen__rest"
          groups={[{ id: 'rest', actions: rest.map(actionOf) }]}
        >
          Ещё {rest.length}
          <Icon drawing={angleDownIcon} size="sm" />
        </Menu>
      )}
    </>
  );
}

/**
 * Returns an entry of «Ещё» that clicks the control in the strip; the click also scrolls the control into view. Avoids
 * `innerText`, because it would lay out the page.
 */
function actionOf(control: HTMLElement, at: number) {
  return {
    id: String(at),
    label: [...control.childNodes].map((part) => part.textContent).join(' · '),
    onSelect: () => control.click(),
  };
}

/** The built-in views as links, and the user's saved views. */
export function ViewLinks() {
  const { label, query, view, views: saved, layout, setLayout } = useOpenRegistry();
  const { views = [] } = query;
  const seen = savedQueryOf(query, view);
  const isSeen = (one: SavedView) =>
    one.query === seen && JSON.stringify(one.layout) === JSON.stringify(layout);
  const apply = ({ layout: columns, query: queryText }: SavedView) => {
    setLayout(columns);
    view.goTo(queryText);
  };
  if (views.length + saved.length === 0) return null;
  return (
    <nav className="flex items-center gap-1" aria-label={`${label}: виды`}>
      {views.map((one) => (
        <Link
          key={one.id}
          to={view.viewPath(one)}
          preventScrollReset
          className="registry-screen__view inline-flex flex-none items-center nowrap text-muted rounded-full border hover-bg no-underline min-h-touch-36"
          aria-current={one.id === view.view?.id && !saved.some(isSeen) ? 'true' : undefined}
        >
          {one.label}
        </Link>
      ))}
      {saved.map((one) => (
        <button
          key={one.name}
          type="button"
          className="registry-screen__view inline-flex flex-none items-center nowrap text-muted registry-screen__view--saved rounded-full border hover-bg no-underline min-h-touch-36"
          aria-current={isSeen(one) ? 'true' : undefined}
          onClick={() => apply(one)}
        >
          {one.name}
        </button>
      ))}
    </nav>
  );
}
