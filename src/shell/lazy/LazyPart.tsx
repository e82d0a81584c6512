import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { reportFault } from '../../observability/errors/faults';
import { ErrorState } from '../../ui/state/ErrorState';
import { useLongWait } from '../../ui/state/useLongWait';
import { useOnline } from '../offline/onlineStatus';
import type { Part } from './part';
import { partFailure } from './chunkReload';

/**
 * A placeholder that becomes visible only when the wait gets long. Until then it is hidden but keeps its
 * space, so that nothing flashes and nothing jumps.
 */
function Later({ children }: { children: ReactNode }) {
  const visibility = useLongWait(true) ? 'inherit' : 'hidden';
  return <div style={{ display: 'contents', visibility }}>{children}</div>;
}

interface ContentProps<Props> {
  part: Part<Props>;
  /** Draws the component: `{(Tab) => <Tab />}`. */
  children: (Content: ComponentType<Props>) => ReactNode;
}

interface LazyPartProps<Props> extends ContentProps<Props> {
  /** Stands in the part's place while it is loaded, for the first 200 ms unseen. */
  fallback: ReactNode;
  /** Class of something that covers the page meanwhile, from the first moment. */
  coverClassName?: string | undefined;
  /** Said when the part breaks once it is there; without it the whole page gives way to its error. */
  message?: string | undefined;
  /** For a dialog, which has no place on the page: called instead of drawing the failure. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * A part of the cabinet that is loaded when it is drawn first: a tab, a section, a dialog. A skeleton
 * stands in its place meanwhile; when it can't be loaded, that is said in its place only, with a
 * button that loads it anew.
 */
export function LazyPart<Props>({
  part,
  children,
  fallback,
  coverClassName,
  message,
  onFailure,
}: LazyPartProps<Props>) {
  const waiting = <Later>{fallback}</Later>;
  return (
    <PartBoundary message={message} onFailure={onFailure} forget={part.forget}>
      <Suspense
        fallback={
          coverClassName === undefined ? waiting : <div className={coverClassName}>{waiting}</div>
        }
      >
        <Content part={part}>{children}</Content>
      </Suspense>
    </PartBoundary>
  );
}

/** Reads the component on each rendering, because a retry creates a new one. */
function Content<Props>({ part, children }: ContentProps<Props>) {
  return children(part.component());
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
  const said = partFailure(error, online) ?? message;
  if (said === undefined) throw error;
  return <ErrorState message={said} onRetry={onRetry} />;
}
