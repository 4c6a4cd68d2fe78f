import { useState } from 'react';
import type { IssuedInvite_InvitationFragment } from '#gql/graphql.ts';

/** What was made while one looks: the last invite with all its secrets, and every login code. A reload forgets them. */
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
    /** What redeems nothing any more is not left to be passed on. */
    discardInvite: (id: string) => setIssued((previous) => (previous?.id === id ? null : previous)),
  };
}
