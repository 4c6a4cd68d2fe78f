import { useEffect, useState } from 'react';
import { toFault } from 'kit/fault';
import { request } from 'kit/request';
import { toast } from 'kit/toasts';
import { ValidateInvitationDocument, type ValidateInvitationMutation } from '#gql/graphql.ts';

export type Invitation = ValidateInvitationMutation['validateInvitation'];

type InvitationLookup =
  | { state: 'checking' }
  | { state: 'valid'; invitation: Invitation }
  | { state: 'invalid' }
  /** The server did not say: the invitation may well be good. */
  | { state: 'unknown' };

const inconclusiveCodes = ['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'];

/** Asks once what a join link invites to. */
export function useInvitation(token: string): InvitationLookup {
  const [lookup, setLookup] = useState<InvitationLookup>({ state: 'checking' });
  useEffect(() => {
    let isCanceled = false;
    void validateToken(token).then((answer) => {
      if (isCanceled) return;
      setLookup(answer.lookup);
      if (answer.problem !== undefined) toastInvalidInvitation(answer.problem);
    });
    return () => {
      isCanceled = true;
    };
  }, [token]);
  return lookup;
}

async function validateToken(token: string): Promise<{ lookup: InvitationLookup; problem?: string }> {
  try {
    const { validateInvitation } = await request(ValidateInvitationDocument, { input: { token } });
    return { lookup: { state: 'valid', invitation: validateInvitation } };
  } catch (error) {
    const { code, message } = toFault(error);
    if (inconclusiveCodes.includes(code)) return { lookup: { state: 'unknown' } };
    return { lookup: { state: 'invalid' }, problem: message };
  }
}

function toastInvalidInvitation(message: string): void {
  const description = message || 'This invitation is invalid or has expired';
  toast({ title: 'Invalid Invite', description, intent: 'destructive' });
}
