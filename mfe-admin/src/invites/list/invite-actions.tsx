import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { useFocusOnMount } from 'kit/focus';
import { toast } from 'kit/toasts';
import {
  ResendInviteDocument,
  RevokeInviteDocument,
  type InviteRow_InvitationFragment,
  type IssuedInvite_InvitationFragment,
} from '#gql/graphql.ts';
import { toastFailure } from '../../toast-failure.ts';
import { Actions, RowButton } from './actions.ts';
import { RevokeConfirmation } from './revoke-confirmation.tsx';

interface InviteActionsProps {
  invite: InviteRow_InvitationFragment;
  canRevoke: boolean;
  onResent: (invite: IssuedInvite_InvitationFragment) => void;
  onRevoked: () => void;
  onOutdated: () => void;
}

export function InviteActions({
  invite: { id, email },
  canRevoke,
  onResent,
  onRevoked,
  onOutdated,
}: InviteActionsProps) {
  // The response contains the secrets: they are shown once and never cached.
  const [resend, { loading: resending }] = useMutation(ResendInviteDocument, { fetchPolicy: 'no-cache' });
  const [revoke, { loading: revoking }] = useMutation(RevokeInviteDocument);
  const [step, setStep] = useState<'offer' | 'ask' | 'kept'>('offer');
  const revokeButton = useFocusOnMount<HTMLButtonElement>(step === 'kept');

  const resendInvite = async () => {
    try {
      const { data } = await resend({ variables: { id } });
      if (!data) return;
      const description = `We're emailing a new link and code to ${email}. The old ones no longer work.`;
      toast({ title: 'Invite Resent', description, intent: 'success' });
      onResent(data.resendInvitation);
    } catch (error) {
      toastFailure(error, 'Failed to resend invite');
      onOutdated();
    }
  };

  const revokeInvite = async () => {
    try {
      await revoke({ variables: { id } });
      const description = `The link and the code for ${email} no longer work.`;
      toast({ title: 'Invite Revoked', description, intent: 'success' });
      onRevoked();
    } catch (error) {
      toastFailure(error, 'Failed to revoke invite');
      setStep('kept');
      onOutdated();
    }
  };

  if (step === 'ask') {
    return (
      <RevokeConfirmation
        email={email}
        pending={revoking}
        onRevoke={() => void revokeInvite()}
        onCancel={() => setStep('kept')}
      />
    );
  }
  return (
    <Actions>
      <RowButton disabled={resending} aria-label={`Resend invite to ${email}`} onClick={() => void resendInvite()}>
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
