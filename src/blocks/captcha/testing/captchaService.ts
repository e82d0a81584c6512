import { act } from '@testing-library/react';

type Listener = (data?: unknown) => void;

/**
 * Fakes the captcha API that the library uses, because unit tests never load the real script. `api` is set
 * as `window.smartCaptcha`.
 *
 * @param onExecute runs instead of the widget when a token is requested
 */
export function captchaService(
  onExecute: (emit: (event: string, data?: unknown) => void) => void = () => {},
) {
  const widgets: { params: Record<string, unknown>; listeners: Map<string, Listener> }[] = [];
  const destroyed: number[] = [];
  const executed: number[] = [];
  const emit = (event: string, data?: unknown) =>
    act(() => widgets.at(-1)?.listeners.get(event)?.(data));
  return {
    widgets,
    destroyed,
    executed,
    emit,
    api: {
      render: (_container: HTMLElement, params: Record<string, unknown>) =>
        widgets.push({ params, listeners: new Map() }) - 1,
      subscribe: (widget: number, event: string, listener: Listener) => {
        widgets[widget]?.listeners.set(event, listener);
        return () => {};
      },
      execute: (widget: number) => {
        executed.push(widget);
        onExecute(emit);
      },
      destroy: (widget: number) => destroyed.push(widget),
      setTheme: () => {},
    },
  };
}
