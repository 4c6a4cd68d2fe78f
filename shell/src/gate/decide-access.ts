import type { Toast } from 'kit/toasts';
import type { Audience } from 'rules/audiences';
import type { PortalRow } from '../portals.ts';

export type Decision =
  | { kind: 'show' }
  /** To another screen of this application. */
  | { kind: 'redirect'; to: string; toast?: Toast }
  /** Out to the sign-in endpoint. */
  | { kind: 'signIn' };

export interface Visitor {
  /** Null when no one is signed in. The server lists the audiences; no role is looked at here. */
  audiences: readonly Audience[] | null;
  hasPendingInvitation: boolean;
}

/** What a visitor gets to see at a row of the route table. */
export function decideAccess(row: PortalRow, { audiences, hasPendingInvitation }: Visitor): Decision {
  if (row.signedOutOnly && audiences) return { kind: 'redirect', to: '/' };
  if (row.audiences.includes('anyone')) return { kind: 'show' };
  if (!audiences) return row.refusedSignedOut ? redirectHome(row.refusedSignedOut) : { kind: 'signIn' };
  if (!row.audiences.some((audience) => audiences.includes(audience))) return redirectHome(row.refused);
  if (row.needsPendingInvitation && !hasPendingInvitation) return redirectHome();
  return { kind: 'show' };
}

const redirectHome = (toast?: Toast): Decision => ({ kind: 'redirect', to: '/', toast });
