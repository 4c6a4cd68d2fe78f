import { Button, Icon } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { useExternalNavigation } from 'kit/leave';
import { savePendingInvitation, type PendingInvitation } from 'kit/pending-invitation';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { QuietButton, ButtonRow } from '../entry/quiet-button.ts';
import { Actions, Words } from './dialog-parts.ts';

interface ValidatedInvitationProps {
  invitation: PendingInvitation;
  onBack: () => void;
  onCancel: () => void;
}

export function ValidatedInvitation({ invitation, onBack, onCancel }: ValidatedInvitationProps) {
  const leave = useExternalNavigation();
  const first = useFocusOnMount<HTMLButtonElement>();
  const continueToSignIn = () => {
    savePendingInvitation(invitation);
    leave('/api/login');
  };
  return (
    <>
      <Words>Your invitation is valid:</Words>
      <Role $role={invitation.role}>
        <Icon name="tick" />
        <span>{invitation.role.replaceAll('_', ' ')} Contractor</span>
      </Role>
      <Words>Sign in as {invitation.email} to tell us what you work with.</Words>
      <Actions>
        <Button ref={first} $primary onClick={continueToSignIn}>
          Complete Registration
        </Button>
      </Actions>
      <ButtonRow>
        <QuietButton onClick={onBack}>Back</QuietButton>
        <QuietButton onClick={onCancel}>Cancel</QuietButton>
      </ButtonRow>
    </>
  );
}

/** Specification part 1 §2.5. */
const roleColors = new Map<string, string>([
  ['developer', tokens.color.green],
  ['tester', tokens.color.sky],
  ['support', tokens.color.purple],
]);

const Role = styled.p<{ $role: string }>`
  display: flex;
  padding: ${tokens.space.s} ${tokens.space.m};
  align-items: center;
  gap: ${tokens.space.xs};
  border-left: 4px solid currentcolor;
  background: ${tokens.color.sunken};
  color: ${({ $role }) => roleColors.get($role) ?? tokens.color.faint};
  font: 600 20px/28px ${tokens.font.display};
  svg {
    flex: none;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  span {
    display: inline-block;
  }
`;
