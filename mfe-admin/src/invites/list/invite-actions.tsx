import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { useFocusOnMount } from 'kit/focus';
import { toast, toastFailure } from 'kit/toasts';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Button } from 'kit/controls';
import {
  ResendInviteDocument,
  RevokeInviteDocument,
  type InviteRow_InvitationFragment,
  type IssuedInvite_InvitationFragment,
} from '#gql/graphql.ts';

/** The actions of an invite, at the end of its row. */
const Actions = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  justify-self: end;
  gap: ${tokens.space.xs};
`;

const RowButton = styled(Button)`
  padding: 9px ${tokens.space.s};
  white-space: nowrap;
`;

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
      toastFailure(error, 'Error', 'Failed to resend invite');
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
      toastFailure(error, 'Error', 'Failed to revoke invite');
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
        {resending ? 'Resending…' : 'Resend'}
      </RowButton>
      {canRevoke && (
        <RowButton ref={revokeButton} aria-label={`Revoke invite to ${email}`} onClick={() => setStep('ask')}>
          Revoke
        </RowButton>
      )}
    </Actions>
  );
}

interface RevokeConfirmationProps {
  email: string;
  pending: boolean;
  onRevoke: () => void;
  onCancel: () => void;
}

/** Replaces the actions, so that the list doesn't move. Keep has the initial focus. */
function RevokeConfirmation({ email, pending, onRevoke, onCancel }: RevokeConfirmationProps) {
  const cancelButton = useFocusOnMount<HTMLButtonElement>();
  return (
    <Actions
      role="alertdialog"
      aria-label={`Revoke the invite to ${email}?`}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <Words aria-hidden>Revoke it?</Words>
      <RowButton ref={cancelButton} onClick={onCancel}>
        Keep
      </RowButton>
      <Danger disabled={pending} onClick={onRevoke}>
        {pending ? 'Revoking…' : 'Revoke'}
      </Danger>
    </Actions>
  );
}

const Words = styled.span`
  font-weight: 600;
`;

const Danger = styled(RowButton)`
  && {
    border-color: ${tokens.color.danger};
    color: ${tokens.color.danger};
  }
`;
