import { useFocusOnMount } from 'kit/focus';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Actions, RowButton } from './actions.ts';

interface RevokeConfirmationProps {
  email: string;
  pending: boolean;
  onRevoke: () => void;
  onCancel: () => void;
}

/** Replaces the actions, so that the list doesn't move. Keep has the initial focus. */
export function RevokeConfirmation({ email, pending, onRevoke, onCancel }: RevokeConfirmationProps) {
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
        {pending ? 'Revoking...' : 'Revoke'}
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
