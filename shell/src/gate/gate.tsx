import { useState, type ReactNode } from 'react';
import { hasPendingInvitation } from 'kit/pending-invitation';
import { useSession } from 'kit/session';
import { Failed, InPlace, Waiting } from 'kit/states';
import type { PortalRow } from '../portals.ts';
import { decide } from './decide.ts';
import { GoSignIn } from './go-sign-in.tsx';
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
  const [cameSignedIn] = useState(viewer !== null);
  const decision = decide(row, {
    audiences: viewer?.audiences ?? null,
    hasPendingInvitation: hasPendingInvitation(),
  });
  // Who signs in here goes on to the portal; who was signed in already has no business here.
  if (row.signedOutOnly && viewer && !cameSignedIn) return <RedirectToPortal viewer={viewer} />;
  if (decision.kind === 'redirect') return <Redirect to={decision.to} toast={decision.toast} />;
  if (decision.kind === 'signIn') return <GoSignIn />;
  return children;
}

function SessionUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <InPlace>
      <Failed
        level="h1"
        title="We cannot tell whether you are signed in"
        hint="The server did not answer. Your work is safe; try again in a moment."
        onRetry={onRetry}
      />
    </InPlace>
  );
}
