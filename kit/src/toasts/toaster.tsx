import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { getCurrentToast, onToastChange } from './toast-store.ts';
import { ToastCard } from './toast-card.tsx';
import { keepClear } from './place-toast.ts';
import { tokens } from '../theme/tokens.ts';

/**
 * The page's only toaster. Both live regions are rendered from the start, because screen readers announce changes in a
 * region, not a region that appears.
 */
export function Toaster() {
  const shown = useSyncExternalStore(onToastChange, getCurrentToast, getCurrentToast);
  const urgent = shown?.intent === 'destructive';
  const card = shown && (
    <div key={shown.id} ref={keepClear}>
      <ToastCard toast={shown} />
    </div>
  );
  return (
    <Place data-toaster>
      <output>{urgent ? null : card}</output>
      <div role="alert">{urgent ? card : null}</div>
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  z-index: ${tokens.layer.toast};
  right: ${tokens.space.m};
  /* A screen with controls at its lower edge reserves room below: see useToastOffset. */
  bottom: calc(${tokens.space.m} + var(--toast-room, 0px));
  width: calc(100vw - 2 * ${tokens.space.m});
  max-width: ${tokens.width.toast};
  pointer-events: none;
  /* Where it does not cover the form that it speaks of: see keepClear. */
  &[data-side='left'] {
    right: auto;
    left: ${tokens.space.m};
  }
  &[data-edge='top'] {
    top: calc(64px + ${tokens.space.m});
    bottom: auto;
  }
  @media print {
    display: none;
  }
`;
