import { useState } from 'react';
import type { IssuedInvite_InvitationFragment } from '#gql/graphql.ts';

/** The secrets created on this screen: the last invite, and the login code of each one. They are lost on reload. */
export function useIssuedInvite(refresh: () => void) {
  const [issued, setIssued] = useState<IssuedInvite_InvitationFragment | null>(null);
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const show = (invite: IssuedInvite_InvitationFragment) => {
    const { id, code } = invite;
    setIssued(invite);
    if (code) setCodes((previous) => ({ ...previous, [id]: code }));
    refresh();
  };
  return {
    issued,
    codes,
    show,
    close: () => setIssued(null),
    /** Drop secrets that no longer work, so that no one shares them. */
    discardInvite: (id: string) => setIssued((previous) => (previous?.id === id ? null : previous)),
  };
}
