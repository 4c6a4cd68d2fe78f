import styled from 'styled-components';
import { Actions, RowButton } from './actions.ts';
import { useFocus } from './use-focus.ts';

interface Question {
  email: string;
  pending: boolean;
  onRevoke: () => void;
  onKeep: () => void;
}

/** Asked in the place of the actions, so that the list stays where it is. Starts on the answer that changes nothing. */
export function RevokeQuestion({ email, pending, onRevoke, onKeep }: Question) {
  const keep = useFocus(true);
  return (
    <Actions
      role="alertdialog"
      aria-label={`Revoke the invite to ${email}?`}
      onKeyDown={({ key }) => key === 'Escape' && onKeep()}
    >
      <Words aria-hidden>Revoke it?</Words>
      <RowButton ref={keep} onClick={onKeep}>
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
  &&,
  html body &&:hover {
    border-color: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.danger};
  }
`;
