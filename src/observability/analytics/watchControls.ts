import { usedControl, type UsedControl } from './usedControl';

/** Reports each use of a marked control, also in dialogs, until `signal` aborts. Does not change any event. */
export function watchControls(
  root: Document,
  tell: (control: UsedControl) => void,
  signal: AbortSignal,
): void {
  const track = (type: 'click' | 'change', event: Event) => {
    const control = usedControl(type, event.target);
    if (control) tell(control);
  };
  // Listens in the capture phase, because a component may stop the propagation of its click.
  const options = { capture: true, passive: true, signal };
  root.addEventListener('click', (event) => track('click', event), options);
  root.addEventListener('change', (event) => track('change', event), options);
  root.addEventListener(
    'mouseover',
    (event) => {
      const control = usedControl('mouseover', event.target);
      if (!control || !(event.target instanceof Element)) return;
      const marked = event.target.closest('[data-analytics]');
      const from = event.relatedTarget;
      // Moving between children of the element is not a new hover.
      if (!(from instanceof Node && marked?.contains(from) === true)) tell(control);
    },
    options,
  );
}
