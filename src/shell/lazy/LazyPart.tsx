import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { reportFault } from '../../observability/errors/faults';
import { ErrorState } from '../../ui/state/ErrorState';
import { useLongWait } from '../../ui/state/useLongWait';
import { useOnline } from '../offline/onlineStatus';
import { loadPart, partFailure } from './chunkReload';

/** Imports the file of a part: `() => import('./PersonTab')`. */
export type PartLoader<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A component in a file of its own. The first render or `load` loads the file. */
export interface Part<Props = object> {
  /** Returns the component, the same until `forget`; undefined before its file has loaded. */
  component: () => ComponentType<Props> | undefined;
  /**
   * Loads the file.
   *
   * @throws if it fails to load; the next call tries again.
   */
  load: () => Promise<void>;
  /** Makes the next rendering load the file again. */
  forget: () => void;
}

export function createPart<Props>(load: PartLoader<Props>): Part<Props> {
  let component: ComponentType<Props> | undefined;
  return {
    component: () => component,
    load: async () => {
      component = (await load()).default;
    },
    forget: () => {
      component = undefined;
    },
  };
}

const pageParts = new WeakMap<PartLoader, Part>();

/**
 * Returns the lazy part (a tab or a section) of a page; the same part for the same loader. If the file is missing after
 * a deployment, the page is reloaded once.
 *
 * @param name each name may cause one reload of the page (`loadPart`)
 */
export function pagePart(name: string, load: PartLoader): Part {
  const known = pageParts.get(load);
  if (known) return known;
  const part = createPart(() => loadPart(name, load));
  pageParts.set(load, part);
  return part;
}

/**
 * A placeholder that becomes visible only after a long wait. Until then it is invisible but takes its space, so that
 * nothing flashes or moves.
 */
function Later({ children }: { children: ReactNode }) {
  const visibility = useLongWait(true) ? 'inherit' : 'hidden';
  return <div style={{ display: 'contents', visibility }}>{children}</div>;
}

interface ContentProps<Props> {
  part: Part<Props>;
  /** Renders the component: `{(Tab) => <Tab />}`. */
  children: (Content: ComponentType<Props>) => ReactNode;
}

export interface LazyPartProps<Props> extends ContentProps<Props> {
  /** Replaces the part while it loads; invisible for the first 200 ms. */
  fallback: ReactNode;
  /** True to show the fallback at once and without a wrapper, because it was already visible. */
  keepsFallback?: boolean | undefined;
  /** Class of a cover over the page, shown from the start of the load until its end. */
  coverClassName?: string | undefined;
  /** Message if the loaded part throws; if undefined, the error replaces the whole page. */
  message?: string | undefined;
  /** Called with a failure instead of rendering it, for dialogs, which have no space on the page. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * A part of the cabinet that is loaded when it is first rendered: a tab, a section, a dialog. A skeleton replaces it
 * during the load. If the load fails, only this part is replaced, by a message with a retry button.
 */
export function LazyPart<Props>({
  part,
  children,
  fallback,
  keepsFallback = false,
  coverClassName,
  message,
  onFailure,
}: LazyPartProps<Props>) {
  const waiting = keepsFallback ? fallback : <Later>{fallback}</Later>;
  return (
    <PartBoundary message={message} onFailure={onFailure} forget={part.forget}>
      <Content
        part={part}
        fallback={
          coverClassName === undefined ? waiting : <div className={coverClassName}>{waiting}</div>
        }
      >
        {children}
      </Content>
    </PartBoundary>
  );
}

/**
 * Renders the component once it has loaded. It does not use `lazy` and `Suspense` of React, because these delay the
 * content for 300 ms after the fallback, even if the file has already loaded.
 */
function Content<Props>({
  part,
  fallback,
  children,
}: ContentProps<Props> & { fallback: ReactNode }) {
  const [outcome, setOutcome] = useState<{ part: Part<Props>; error?: { thrown: unknown } }>();
  const component = part.component();
  const isLoaded = component !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isLeft = false;
    const finish = (error?: { thrown: unknown }) => {
      if (!isLeft) setOutcome({ part, ...(error && { error }) });
    };
    part.load().then(
      () => finish(),
      (thrown: unknown) => finish({ thrown }),
    );
    return () => {
      isLeft = true;
    };
  }, [part, isLoaded]);
  if (outcome?.part === part && outcome.error) throw outcome.error.thrown;
  return component ? children(component) : fallback;
}

interface BoundaryProps {
  message: string | undefined;
  onFailure: ((error: unknown) => void) | undefined;
  forget: () => void;
  children: ReactNode;
}

type BoundaryState = { failed: false } | { failed: true; error: unknown };

/** Catches the failure of one part, so that the rest of the page stays. */
class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    reportFault(error);
    this.props.forget();
    this.props.onFailure?.(error);
  }

  override render() {
    const { children, message, onFailure } = this.props;
    if (!this.state.failed) return children;
    if (onFailure) return null;
    const retry = () => this.setState({ failed: false });
    return <FailedPart error={this.state.error} message={message} onRetry={retry} />;
  }
}

interface FailedPartProps {
  error: unknown;
  message: string | undefined;
  onRetry: () => void;
}

function FailedPart({ error, message, onRetry }: FailedPartProps) {
  const online = useOnline();
  const text = partFailure(error, online) ?? message;
  if (text === undefined) throw error;
  return <ErrorState message={text} onRetry={onRetry} />;
}
