import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'kit/router';
import { LoadingState, ErrorState, ScreenFrame } from 'kit/states';
import { hasPendingInvitation } from 'kit/pending-invitation';
import { useSearchStates } from 'kit/search-state';
import { useSession } from 'kit/session';
import { getPendingRegistrationPath } from 'rules/routing';
import { usePortalLoader } from '../portals/loader-context.ts';
import { PortalHost } from '../portals/portal-host.tsx';
import { fetchRegistry } from '../portals/registry.ts';
import { useMatchedPortal } from '../portals/use-matched-portal.ts';
import { NotFound } from '../not-found/not-found.tsx';
import type { PortalRow } from '../portals.ts';
import { decideAccess } from '../gate/decide-access.ts';
import { getPathAfterEntry } from '../gate/get-path-after-entry.ts';
import { Redirect, RedirectToPortal, RedirectToSignIn } from '../gate/redirects.tsx';

export function CurrentScreen() {
  const { pathname, key } = useLocation();
  const row = useMatchedPortal(pathname);
  const loader = usePortalLoader();
  const remote = row?.remote;
  const isChecked = useRegistryCheck(key, row === undefined);

  // In parallel with the session request.
  useEffect(() => {
    if (remote) void loader.prefetch(remote);
  }, [loader, remote]);

  if (!row) return isChecked ? <NotFound /> : <LoadingState />;
  return (
    <Gate row={row}>
      <PortalHost key={row.remote} row={row} />
    </Gate>
  );
}

/**
 * A portal may have been approved since this tab was opened: at an unknown address, the registry is fetched before the 404
 * screen is shown. The first page of a tab has it already, until the person navigates away and back.
 */
function useRegistryCheck(visit: string, isUnknown: boolean): boolean {
  const [checkedVisit, setCheckedVisit] = useState(isUnknown ? visit : undefined);
  if (!isUnknown && checkedVisit !== undefined) setCheckedVisit(undefined);
  useEffect(() => {
    if (!isUnknown || checkedVisit === visit) return undefined;
    let isHere = true;
    const settle = () => isHere && setCheckedVisit(visit);
    // If the server is unreachable, the registry of this tab is used.
    fetchRegistry().then(settle, settle);
    return () => void (isHere = false);
  }, [checkedVisit, isUnknown, visit]);
  return checkedVisit === visit;
}

/** Lets people open the screens they have access to, and redirects everyone else as the route table says. */
function Gate({ row, children }: { row: PortalRow; children: ReactNode }) {
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
