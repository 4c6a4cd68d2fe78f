import { useState, type ReactNode } from 'react';
import { hasPendingInvitation } from 'kit/pending-invitation';
import { useSearchStates } from 'kit/search-state';
import { useSession } from 'kit/session';
import { ErrorState, ScreenFrame, LoadingState } from 'kit/states';
import { getPendingRegistrationPath } from 'rules/routing';
import type { PortalRow } from '../portals.ts';
import { decideAccess } from './decide-access.ts';
import { getPathAfterEntry } from './get-path-after-entry.ts';
import { Redirect, RedirectToPortal, RedirectToSignIn } from './redirects.tsx';

/** Lets people open the screens they have access to, and redirects everyone else as the route table says. */
export function Gate({ row, children }: { row: PortalRow; children: ReactNode }) {
  const { loading, error, refresh } = useSession();
  if (loading) return <LoadingState text={row.waiting} />;
  if (error && !row.audiences.includes('anyone')) return <SessionError onRetry={() => void refresh()} />;
  return (
    <AccessGate key={row.path} row={row}>
      {children}
    </AccessGate>
  );
}

function AccessGate({ row, children }: { row: PortalRow; children: ReactNode }) {
  const { viewer } = useSession();
  const [arrival] = useSearchStates(parseArrival);
  const [cameSignedIn] = useState(viewer !== null);
  // As on arrival: someone who completes a registration stays until the screen itself redirects.
  const [isPending] = useState(hasPendingInvitation);
  // After a sign-in here or with a provider, go on to the portal; people who were signed in already have no business here.
  if (row.leadsTo && viewer && (!cameSignedIn || arrival.hasArrived)) {
    return <RedirectToPortal to={getPathAfterEntry(viewer, row.leadsTo, isPending, arrival.returnTo)} />;
  }
  // The home page redirects to a registration until it is completed.
  const unfinished = viewer && row.path === '/' ? getPendingRegistrationPath(viewer, isPending) : null;
  if (unfinished) return <RedirectToPortal to={unfinished} />;
  const decision = decideAccess(row, { audiences: viewer?.audiences ?? null, hasPendingInvitation: isPending });
  if (decision.kind === 'redirect') return <Redirect to={decision.to} toast={decision.toast} />;
  if (decision.kind === 'signIn') return <RedirectToSignIn />;
  return children;
}

const parseArrival = (search: URLSearchParams) => ({
  hasArrived: search.has('arrived'),
  returnTo: search.get('returnTo'),
});

function SessionError({ onRetry }: { onRetry: () => void }) {
  return (
    <ScreenFrame>
      <ErrorState level="h1" title="We can't reach the server" hint="Your work is safe. Try again." onRetry={onRetry} />
    </ScreenFrame>
  );
}
