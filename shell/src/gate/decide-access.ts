import type { Toast } from 'kit/toasts';
import type { Audience } from 'rules/audiences';
import type { PortalRow } from '../portals.ts';

export type Decision =
  | { kind: 'show' }
  /** Redirects to another screen of this application. */
  | { kind: 'redirect'; to: string; toast?: Toast }
  /** Redirects to the sign-in endpoint. */
  | { kind: 'signIn' };

export interface Visitor {
  /** Null if no one is signed in. The server lists the audiences; roles are not checked here. */
  audiences: readonly Audience[] | null;
  hasPendingInvitation: boolean;
}

/** What a visitor sees at a row of the route table. */
export function decideAccess(row: PortalRow, { audiences, hasPendingInvitation }: Visitor): Decision {
  if (row.signedOutOnly && audiences) return { kind: 'redirect', to: '/' };
  if (row.audiences.includes('anyone')) return { kind: 'show' };
  if (!audiences) return row.refusedSignedOut ? redirectHome(row.refusedSignedOut) : { kind: 'signIn' };
  if (!row.audiences.some((audience) => audiences.includes(audience))) return redirectHome(row.refused);
  if (row.needsPendingInvitation && !hasPendingInvitation) return redirectHome();
  return { kind: 'show' };
}

const redirectHome = (toast?: Toast): Decision => ({ kind: 'redirect', to: '/', toast });
