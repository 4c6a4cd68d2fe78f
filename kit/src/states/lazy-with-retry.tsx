import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { ScreenFrame } from './notice.tsx';
import { reportChunkLoadError } from './chunk-load-error.ts';
import { LoadingState } from './loading-state.tsx';

interface LazyOptions {
  waiting?: ReactNode;
  /** Shown if the code fails to load. */
  failed?: (retry: () => void) => ReactNode;
}

/** A component whose code is fetched on first render. Unlike React.lazy, a failed load can be retried. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = <LoadingState />, failed = failedCard }: LazyOptions = {},
): ComponentType<Props> & { preload: () => Promise<ComponentType<Props>> } {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded = await load());
  function OnDemand(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(loaded ? 'loaded' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return undefined;
      let isUnmounted = false;
      const settle = (next: 'loaded' | 'failed') => isUnmounted || setState(next);
      preload().then(
        () => settle('loaded'),
        (error: unknown) => {
          settle('failed');
          reportChunkLoadError(error);
        },
      );
      return () => {
        isUnmounted = true;
      };
    }, [state]);
    const Loaded = loaded;
    if (Loaded) return <Loaded {...props} />;
    return state === 'failed' ? failed(() => setState('loading')) : waiting;
  }
  return Object.assign(OnDemand, { preload });
}

const failedCard = (retry: () => void) => (
  <ScreenFrame>
    <ErrorState
      level="h1"
      title="Couldn't load this part of the page"
      hint="Check your connection and try again."
      onRetry={retry}
    />
  </ScreenFrame>
);
