import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { classNames } from '../../ui/classNames';
import { angleDownIcon } from '../../ui/icon/frameIcons';
import { Icon } from '../../ui/icon/Icon';
import { Menu } from '../../ui/overlay/Menu';

/** Scrolls the focused control into sight as a whole, also where a part of it was seen before. */
function bringWhole({ target, currentTarget: strip }: FocusEvent<HTMLElement>): void {
  const [outer, inner] = [strip.getBoundingClientRect(), target.getBoundingClientRect()];
  if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
}

const controlsOf = (line: HTMLElement) => [...line.querySelectorAll<HTMLElement>('a, button')];

/** Those that stand below the line, which wraps and shows its first line alone, or are too wide for it. */
function outOfLine(line: HTMLElement): readonly HTMLElement[] {
  const all = controlsOf(line);
  const { right } = line.getBoundingClientRect();
  const bottom = all[0]?.getBoundingClientRect().bottom ?? 0;
  return all.filter((control) => {
    const box = control.getBoundingClientRect();
    return box.top >= bottom || box.right > right + 1;
  });
}

const isCurrent = (control: HTMLElement) =>
  control.matches('[aria-current="true"], [aria-pressed="true"]');

/** «Просрочено · 6 670 775 ₽»: a control's parts as one text. */
function textOf(control: HTMLElement): string {
  const parts = control.childElementCount > 1 ? [...control.children] : [control];
  const text = parts.map(({ textContent }) => textContent?.trim()).filter(Boolean);
  return control.getAttribute('aria-label') ?? text.join(' · ');
}

interface FoldingLineProps {
  className: string;
  /** Spoken name of the button with those that have no room. */
  label: string;
  /** Links and buttons; parts around them must wrap as the line does. */
  children: ReactNode;
}

/**
 * Controls in one line. From 1200 px those at its end that find no room are entries of «Ещё»; on a narrower
 * screen the line scrolls sideways.
 */
export function FoldingLine({ className, label, children }: FoldingLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<readonly HTMLElement[]>([]);
  const { largeDesktop } = useBreakpoint();
  // After each render: the controls may be others.
  useLayoutEffect(() => {
    const { current } = line;
    if (current === null || !('ResizeObserver' in window)) return undefined;
    const measure = () => {
      const out = largeDesktop ? outOfLine(current) : [];
      for (const control of controlsOf(current)) control.inert = out.includes(control);
      setFolded((before) =>
        before.length === out.length && before.every((one, at) => one === out[at]) ? before : out,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const box of [current, ...controlsOf(current)]) observer.observe(box);
    return () => observer.disconnect();
  });
  const chosen = folded.find(isCurrent);
  return (
    <>
      <div
        ref={line}
        className={classNames('registry-screen__line', className)}
        onFocus={bringWhole}
      >
        {children}
      </div>
      {folded.length > 0 && (
        <Menu
          label={label}
          buttonClassName={classNames(
            'registry-screen__fold',
            chosen && 'registry-screen__fold--chosen',
          )}
          groups={[
            {
              id: 'folded',
              actions: folded.map((control, at) => ({
                id: String(at),
                label: textOf(control),
                ...(isCurrent(control) && { checked: true }),
                onSelect: () => control.click(),
              })),
            },
          ]}
        >
          {chosen ? textOf(chosen) : `Ещё ${folded.length}`}
          <Icon drawing={angleDownIcon} size="sm" />
        </Menu>
      )}
    </>
  );
}
