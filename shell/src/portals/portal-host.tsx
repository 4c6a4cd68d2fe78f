import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useEffectEvent,
  type ReactNode,
  Fragment,
  use,
  Component,
} from 'react';
import { PageView } from 'kit/page';
import { ErrorState, ScreenFrame, LoadingState } from 'kit/states';
import { Route, Routes } from 'kit/router';
import type { PortalRow } from '../portals.ts';
import { reportPortalFault } from '../tab/start-tab-monitor.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { replayQueuedEvents } from '../page/queued-events.ts';
import { renderLoopEvent } from '../page/commit-hook.ts';
import { usePortalLoader, useLoadedPortal } from './loader-context.ts';
import { PortalFault, createTimeoutFault, loadTimeoutSeconds, toPortalFault } from './portal-fault.ts';

/** Hosts one portal: loads it, shows it and contains its errors. */
export function PortalHost({ row }: { row: PortalRow }) {
  const loader = usePortalLoader();
  const [attempt, setAttempt] = useState(0);
  const [detail, setDetail] = useState<string>();
  const hasFailed = useRef(false);
  const { remote } = row;

  const reset = useCallback(() => {
    if (hasFailed.current) loader.reset(remote);
    hasFailed.current = false;
  }, [loader, remote]);
  // Leaving a failed portal and coming back loads it again.
  useEffect(() => reset, [reset]);

  const fail = (fault: PortalFault) => {
    hasFailed.current = true;
    setDetail(fault.detail);
    reportPortalFault(remote, fault);
  };
  const retry = () => {
    reset();
    setAttempt(attempt + 1);
  };
  const failed = <PortalError row={row} detail={detail} onRetry={retry} />;
  return (
    <PortalBoundary key={attempt} onFault={fail} fallback={failed}>
      <Suspense fallback={<PortalLoading row={row} onLate={fail} failed={failed} />}>
        <PortalScreens remote={remote} />
      </Suspense>
    </PortalBoundary>
  );
}

interface PortalErrorProps {
  row: PortalRow;
  onRetry: () => void;
  detail?: string | undefined;
}

function PortalError({ row: { path, title, remote }, onRetry, detail }: PortalErrorProps) {
  return (
    <ScreenFrame>
      <PageView route={path} title={title} />
      <ErrorState
        level="h1"
        title={`${title} is unavailable right now`}
        hint="Couldn't load this part of the product. Your saved work is safe, and everything else still works."
        detail={[`Reference: ${remote}`, detail].filter(Boolean).join('. ')}
        onRetry={onRetry}
      />
    </ScreenFrame>
  );
}

interface PortalLoadingProps {
  row: PortalRow;
  failed: ReactNode;
  onLate: (fault: PortalFault) => void;
}

/**
 * Shown while a portal loads, which the loader limits, and while a loaded one suspends. Suspending too long is a failure,
 * but the screen is kept behind the card and comes back when it ends.
 */
function PortalLoading({ row: { remote, waiting }, failed, onLate }: PortalLoadingProps) {
  const isThere = useLoadedPortal(remote) !== undefined;
  const [isLate, setLate] = useState(false);
  const reportTimeout = useEffectEvent(() => {
    setLate(true);
    onLate(createTimeoutFault(remote));
  });
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => reportTimeout(), loadTimeoutSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isLate ? failed : <LoadingState text={waiting} />;
}

/** A loaded portal's screens, each with its document title and page view. */
function PortalScreens({ remote }: { remote: string }) {
  const { routes, Frame = Fragment } = use(usePortalLoader().load(remote));
  useEffect(() => replayQueuedEvents(window), []);
  return (
    <Frame>
      <Routes>
        {routes.map(({ path, title, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <>
                <PageView route={path} title={title} />
                <Screen />
              </>
            }
          />
        ))}
        <Route path="*" element={<NotFound beside={routes.map((route) => route.path)} />} />
      </Routes>
    </Frame>
  );
}

interface PortalBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** Called once. */
  onFault: (fault: PortalFault) => void;
}

/** Contains a portal's errors and endless renders: the bar and the other portals keep working. */
class PortalBoundary extends Component<PortalBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(toPortalFault(error, 'render'));
  }

  override componentDidMount() {
    document.addEventListener(renderLoopEvent, this.#endLoop);
  }

  override componentWillUnmount() {
    document.removeEventListener(renderLoopEvent, this.#endLoop);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }

  readonly #endLoop = () => {
    if (this.state.failed) return;
    this.setState({ failed: true });
    this.props.onFault(new PortalFault('loop', renderLoopEvent));
  };
}
