import { Button, Icon } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { useExternalNavigation } from 'kit/leave';
import { savePendingInvitation, type PendingInvitation } from 'kit/pending-invitation';
import { readPublicSettings } from 'kit/public-settings';
import { useNavigate } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { QuietButton, ButtonRow } from '../entry/quiet-button.ts';
import { isForContractor } from '../entry/is-for-contractor.ts';
import { Actions, Words } from './dialog-parts.ts';

export interface CheckedInvitation extends PendingInvitation {
  contractorRole: string | null;
  hasAccount: boolean;
}

interface ValidatedInvitationProps {
  invitation: CheckedInvitation;
  onBack: () => void;
  onCancel: () => void;
}

export function ValidatedInvitation({ invitation, onBack, onCancel }: ValidatedInvitationProps) {
  const leave = useExternalNavigation();
  const navigate = useNavigate();
  const first = useFocusOnMount<HTMLButtonElement>();
  // A sign-in provider may know the person, and creates the account then.
  const signsIn = invitation.hasAccount || readPublicSettings().hasExternalSignIn;
  const completeRegistration = () => {
    if (!signsIn || isForContractor(invitation)) savePendingInvitation(invitation);
    if (signsIn) leave('/api/login');
    else void navigate('/join');
  };
  return (
    <>
      <Words>Your invitation is valid:</Words>
      <Role $role={invitation.role}>
        <Icon name="tick" />
        <span>{formatInvitedRole(invitation)}</span>
      </Role>
      <Words>{formatNextStep(invitation, signsIn)}</Words>
      <Actions>
        <Button ref={first} $primary onClick={completeRegistration}>
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

/** "developer Contractor"; other roles have no suffix. */
const formatInvitedRole = ({ role, contractorRole }: CheckedInvitation): string =>
  contractorRole ? `${role.replaceAll('_', ' ')} Contractor` : role.replaceAll('_', ' ');

function formatNextStep({ email, hasAccount }: CheckedInvitation, signsIn: boolean): string {
  if (hasAccount) return `${email} already has an account. Sign in to complete your registration.`;
  if (signsIn) return `Sign in as ${email} to tell us what you work with.`;
  return `Next, choose a name and a password for ${email}.`;
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
