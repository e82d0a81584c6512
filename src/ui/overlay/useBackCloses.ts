import { useEffectEvent, useLayoutEffect } from 'react';
import { fieldsOf } from '../../lib/fieldsOf';
import { listenToStepsBack, stepsBack } from './stepsBack';

interface Layer {
  /** The history entry on which the layer was opened. */
  entry: number;
  close: () => void;
}

/** Open layers over the page, the topmost last. */
const layers: Layer[] = [];

/** The layer that «Назад» will close once `history.go` is back on the layer's own entry; otherwise undefined. */
let addressed: Layer | undefined;

/** Id of the entry that `keepFirst` created, while the tab is on it; otherwise undefined. */
let spare: unknown;

/** Returns the index of the current history entry. The router keeps it in the state of the entry. */
function entryNow(): number {
  const { idx } = fieldsOf(window.history.state);
  return typeof idx === 'number' ? idx : 0;
}

/**
 * Adds a second entry, equal to the first, before a layer opens over the first page of a tab: a step back from the
 * first entry would leave the cabinet without an event. The states of both entries contain the same id.
 */
function keepFirst(): void {
  if (entryNow() > 0) return;
  const state = fieldsOf(window.history.state);
  spare = Date.now();
  window.history.replaceState({ ...state, twin: spare }, '');
  window.history.pushState({ ...state, idx: 1, spare }, '');
}

function onPopState(event: PopStateEvent): void {
  const top = layers.at(-1);
  if (addressed !== undefined) {
    event.stopImmediatePropagation();
    // Closes only now, on the layer's own entry: closing may change the address of the current entry.
    if (layers.includes(addressed)) addressed.close();
    addressed = undefined;
    return;
  }
  const steps = top === undefined ? 0 : top.entry - entryNow();
  if (top !== undefined && steps > 0) {
    event.stopImmediatePropagation();
    addressed = top;
    window.history.go(steps);
    return;
  }
  const state = fieldsOf(window.history.state);
  // «Назад» from the spare entry to the first entry: the user wants to leave.
  const isLeaving = spare !== undefined && state['twin'] === spare;
  spare = state['spare'];
  if (isLeaving) {
    event.stopImmediatePropagation();
    window.history.back();
  }
}

/**
 * U11: «Назад» of the browser closes the topmost layer before it leaves the page. The router does not notice that step,
 * because `listenToStepsBack` was called before the router was created.
 *
 * @param onClose undefined while the layer must not be closed: then the step has no effect
 */
export function useBackCloses(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  // Runs before the paint, because «Назад» may be pressed at once.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    keepFirst();
    const layer: Layer = { entry: entryNow(), close: () => close() };
    layers.push(layer);
    stepsBack.listener = onPopState;
    listenToStepsBack();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
}
