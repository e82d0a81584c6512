import { useEffect, useEffectEvent } from 'react';

export interface PreviewCommands {
  zoom: (tenths: number) => void;
  turn: (quarters: number) => void;
  reset: () => void;
  /** Called for an arrow key: 1 is right or down, -1 is left or up. */
  arrow: (across: number, down: number) => void;
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function commandOf(event: KeyboardEvent, commands: PreviewCommands): (() => void) | undefined {
  // The physical key is used: in a Russian layout R is К.
  if (event.code === 'KeyR') return () => commands.turn(event.shiftKey ? -1 : 1);
  const arrow = ARROWS[event.key];
  if (arrow) return () => commands.arrow(...arrow);
  switch (event.key) {
    case '+':
    case '=':
      return () => commands.zoom(1);
    case '-':
    case '_':
      return () => commands.zoom(-1);
    case '0':
      return commands.reset;
    default:
      return undefined;
  }
}

/**
 * Handles keys of the whole dialog, independent of the focus: + and - zoom, 0 resets, R rotates (with Shift
 * counterclockwise), arrows move. With Ctrl, Alt or ⌘ the browser handles them.
 */
export function usePreviewKeys(commands: PreviewCommands): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const command = commandOf(event, commands);
    if (!command) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
