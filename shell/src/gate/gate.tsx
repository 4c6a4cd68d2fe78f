import { useState, type ReactNode } from 'react';
import { hasPendingInvitation } from 'kit/pending-invitation';
import { useSearchParams } from 'kit/router';
import { useSession } from 'kit/session';
import { Failed, InPlace, Waiting } from 'kit/states';
import { pathToFinish } from 'rules/routing';
import type { PortalRow } from '../portals.ts';
import { decide } from './decide.ts';
import { GoSignIn } from './go-sign-in.tsx';
import { pathToGoTo } from './path-to-go-to.ts';
import { Redirect } from './redirect.tsx';
import { RedirectToPortal } from './redirect-to-portal.tsx';

/** Lets through who may open a screen, and sends everyone else where the route table says. */
export function Gate({ row, children }: { row: PortalRow; children: ReactNode }) {
  const { loading, error, refresh } = useSession();
  if (loading) return <Waiting text={row.waiting} />;
  if (error && !row.audiences.includes('anyone')) return <SessionUnknown onRetry={() => void refresh()} />;
  return (
    <KnownVisitor key={row.path} row={row}>
      {children}
    </KnownVisitor>
  );
}

function KnownVisitor({ row, children }: { row: PortalRow; children: ReactNode }) {
  const { viewer } = useSession();
  const [search] = useSearchParams();
  const [cameSignedIn] = useState(viewer !== null);
  // As it was at the door: who completes a registration stays until the screen itself leads on.
  const [isPending] = useState(hasPendingInvitation);
  // Who gets in here, or comes back from another provider, goes on to the portal; who was in already has no business here.
  if (row.leadsTo && viewer && (!cameSignedIn || search.has('arrived'))) {
    return <RedirectToPortal to={pathToGoTo(viewer, row.leadsTo, isPending, search.get('returnTo'))} />;
  }
  // Home leads back to a registration for as long as it is not completed.
  const unfinished = viewer && row.path === '/' ? pathToFinish(viewer, isPending) : null;
  if (unfinished) return <RedirectToPortal to={unfinished} />;
  const decision = decide(row, { audiences: viewer?.audiences ?? null, hasPendingInvitation: isPending });
  if (decision.kind === 'redirect') return <Redirect to={decision.to} toast={decision.toast} />;
  if (decision.kind === 'signIn') return <GoSignIn />;
  return children;
}

function SessionUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <InPlace>
      <Failed
        level="h1"
        title="We can't reach the server"
        hint="Your work is safe. Try again in a moment."
        onRetry={onRetry}
      />
    </InPlace>
  );
}
