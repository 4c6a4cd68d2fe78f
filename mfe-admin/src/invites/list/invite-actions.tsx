import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import {
  ResendInviteDocument,
  RevokeInviteDocument,
  type InviteRow_InvitationFragment,
  type IssuedInvite_InvitationFragment,
} from '#gql/graphql.ts';
import { tellFailure } from '../../failure.ts';
import { Actions, RowButton } from './actions.ts';
import { RevokeQuestion } from './revoke-question.tsx';
import { useFocus } from './use-focus.ts';

interface Offer {
  invite: InviteRow_InvitationFragment;
  canRevoke: boolean;
  onResent: (invite: IssuedInvite_InvitationFragment) => void;
  onRevoked: () => void;
  onOutdated: () => void;
}

export function InviteActions({ invite: { id, email }, canRevoke, onResent, onRevoked, onOutdated }: Offer) {
  // The answer has the secrets: they are shown once and kept nowhere.
  const [resend, { loading: resending }] = useMutation(ResendInviteDocument, { fetchPolicy: 'no-cache' });
  const [revoke, { loading: revoking }] = useMutation(RevokeInviteDocument);
  const [step, setStep] = useState<'offer' | 'ask' | 'kept'>('offer');
  const revokeButton = useFocus(step === 'kept');

  const sendAgain = async () => {
    try {
      const { data } = await resend({ variables: { id } });
      if (!data) return;
      const description = `A new link and a new code go to ${email}. The old ones no longer work.`;
      toast({ title: 'Invite Resent', description, intent: 'success' });
      onResent(data.resendInvitation);
    } catch (error) {
      tellFailure(error, 'Failed to resend invite');
      onOutdated();
    }
  };

  const takeBack = async () => {
    try {
      await revoke({ variables: { id } });
      const description = `The link and the code of ${email} no longer work.`;
      toast({ title: 'Invite Revoked', description, intent: 'success' });
      onRevoked();
    } catch (error) {
      tellFailure(error, 'Failed to revoke invite');
      setStep('kept');
      onOutdated();
    }
  };

  if (step === 'ask') {
    return (
      <RevokeQuestion
        email={email}
        pending={revoking}
        onRevoke={() => void takeBack()}
        onKeep={() => setStep('kept')}
      />
    );
  }
  return (
    <Actions>
      <RowButton disabled={resending} aria-label={`Resend invite to ${email}`} onClick={() => void sendAgain()}>
        {resending ? 'Resending...' : 'Resend'}
      </RowButton>
      {canRevoke && (
        <RowButton ref={revokeButton} aria-label={`Revoke invite to ${email}`} onClick={() => setStep('ask')}>
          Revoke
        </RowButton>
      )}
    </Actions>
  );
}
