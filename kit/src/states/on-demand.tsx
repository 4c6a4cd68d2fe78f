import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { InPlace } from './notice.tsx';
import { tellPartFailed } from './part-failed.ts';
import { Waiting } from './waiting.tsx';

interface Meanwhile {
  waiting?: ReactNode;
  /** Stands there when the code could not be fetched. */
  failed?: (retry: () => void) => ReactNode;
}

/**
 * A component whose code is fetched when it is first shown. Not React.lazy: that keeps a failed load for good, and this one
 * can be tried again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = <Waiting />, failed = failedCard }: Meanwhile = {},
): ComponentType<Props> & { preload: () => Promise<ComponentType<Props>> } {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded = await load());
  function OnDemand(props: Props) {
    const [state, setState] = useState<'loading' | 'there' | 'failed'>(loaded ? 'there' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return undefined;
      let away = false;
      const settle = (next: 'there' | 'failed') => away || setState(next);
      preload().then(
        () => settle('there'),
        (error: unknown) => {
          settle('failed');
          tellPartFailed(error);
        },
      );
      return () => {
        away = true;
      };
    }, [state]);
    const Loaded = loaded;
    if (Loaded) return <Loaded {...props} />;
    return state === 'failed' ? failed(() => setState('loading')) : waiting;
  }
  return Object.assign(OnDemand, { preload });
}

const failedCard = (retry: () => void) => (
  <InPlace>
    <Failed
      level="h1"
      title="This part of the page could not be loaded"
      hint="Nothing is lost. Check your connection and try again."
      onRetry={retry}
    />
  </InPlace>
);
