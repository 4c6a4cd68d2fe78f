import { useEffect, useState } from 'react';
import { toFault } from 'kit/fault';
import { request } from 'kit/request';
import { toast } from 'kit/toasts';
import { ValidateInvitationDocument, type ValidateInvitationMutation } from '#gql/graphql.ts';

export type Invitation = ValidateInvitationMutation['validateInvitation'];

type Known =
  | { state: 'checking' }
  | { state: 'valid'; invitation: Invitation }
  | { state: 'invalid' }
  /** The server did not say: the invitation may well be good. */
  | { state: 'unknown' };

const saysNothing = ['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'];

/** Asks once what a join link invites to. */
export function useInvitation(token: string): Known {
  const [known, setKnown] = useState<Known>({ state: 'checking' });
  useEffect(() => {
    let away = false;
    void ask(token).then((answer) => {
      if (away) return;
      setKnown(answer.known);
      if (answer.problem !== undefined) tell(answer.problem);
    });
    return () => {
      away = true;
    };
  }, [token]);
  return known;
}

async function ask(token: string): Promise<{ known: Known; problem?: string }> {
  try {
    const { validateInvitation } = await request(ValidateInvitationDocument, { input: { token } });
    return { known: { state: 'valid', invitation: validateInvitation } };
  } catch (error) {
    const { code, message } = toFault(error);
    if (saysNothing.includes(code)) return { known: { state: 'unknown' } };
    return { known: { state: 'invalid' }, problem: message };
  }
}

function tell(message: string): void {
  const description = message || 'This invitation is invalid or has expired';
  toast({ title: 'Invalid Invite', description, intent: 'destructive' });
}
