import { Component, type ReactNode } from 'react';
import { renderLoopEvent } from '../page/commit-hook.ts';
import { toPortalFault, PortalFault } from './portal-fault.ts';

interface PortalBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** Called once. */
  onFault: (fault: PortalFault) => void;
}

/** Contains a portal's errors and endless renders: the bar and the other portals keep working. */
export class PortalBoundary extends Component<PortalBoundaryProps, { failed: boolean }> {
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
