import { usedControl, type UsedControl } from './usedControl';

/**
 * Tells of every marked control of the page that is used, those of dialogs too. It listens beside
 * the controls and changes nothing about them; `signal` ends it.
 */
export function watchControls(
  root: Document,
  tell: (control: UsedControl) => void,
  signal: AbortSignal,
): void {
  const told = (type: 'click' | 'change', event: Event) => {
    const control = usedControl(type, event.target);
    if (control) tell(control);
  };
  // On the way down: a component that swallows its click is watched as well.
  const options = { capture: true, passive: true, signal };
  root.addEventListener('click', (event) => told('click', event), options);
  root.addEventListener('change', (event) => told('change', event), options);
  root.addEventListener(
    'mouseover',
    (event) => {
      const control = usedControl('mouseover', event.target);
      if (!control || !(event.target instanceof Element)) return;
      const marked = event.target.closest('[data-analytics]');
      const from = event.relatedTarget;
      // Moving about inside is no second visit.
      if (!(from instanceof Node && marked?.contains(from) === true)) tell(control);
    },
    options,
  );
}
