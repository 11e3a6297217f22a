import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';

/** The code of a lazy part could not be fetched. */
class PartUnreachable extends Error {
  override readonly name = 'PartUnreachable';
}

export interface OnDemandProps {
  /** Shown until the part has loaded. */
  fallback?: ReactNode;
  /** The place of a failure message; by default the part's own. */
  place?: LoadFailureProps['place'];
  /** Reports whether the part could not be fetched and is therefore missing on the screen. */
  onFailed?: (hasFailed: boolean) => void;
  /** Called when the shopper retries. */
  onRetry?: () => void;
}

/**
 * A component whose code is fetched when it is first rendered. If the code cannot be fetched, a
 * message with a retry button replaces the component; the page around it stays.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const lazyComponent = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new PartUnreachable('', { cause });
      }
    });
  let Part = lazyComponent();
  return function OnDemand(allProps: Props & OnDemandProps) {
    const { fallback = null, place, onFailed, onRetry, ...props } = allProps;
    const [tries, setTries] = useState(0);
    useEffect(() => () => onFailed?.(false), [onFailed]);
    const fail = () => {
      // `lazy` remembers the rejection: a retry needs a new lazy component.
      Part = lazyComponent();
      onFailed?.(true);
    };
    const tryAgain = () => {
      onFailed?.(false);
      onRetry?.();
      setTries(tries + 1);
    };
    return (
      <FetchBoundary key={tries} place={place} onFailed={fail} onRetry={tryAgain}>
        <Suspense fallback={fallback}>
          <Part {...(props as unknown as Props & { ref?: never })} />
        </Suspense>
      </FetchBoundary>
    );
  };
}

interface FetchBoundaryProps {
  place: OnDemandProps['place'];
  onFailed: () => void;
  onRetry: () => void;
  children: ReactNode;
}

/** Catches `PartUnreachable` only. It rethrows render errors to the boundary around the page. */
class FetchBoundary extends Component<FetchBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartUnreachable) this.props.onFailed();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartUnreachable)) throw error;
    const { place, onRetry } = this.props;
    return <LoadFailure place={place} onRetry={onRetry} />;
  }
}
