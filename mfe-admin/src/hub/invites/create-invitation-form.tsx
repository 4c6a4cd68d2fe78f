import { useMutation, useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { SelectField, TextField, useForm, Form } from 'kit/forms';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import { toast, toastFailure } from 'kit/toasts';
import { inviteContractorRule } from 'rules/invitations';
import styled from 'styled-components';
import { CreateInviteDocument, InvitableRolesDocument, type IssuedInvite_InvitationFragment } from '#gql/graphql.ts';
import { AccountExistsLink } from '../../invites/form/account-exists-link.tsx';

interface CreateInvitationFormProps {
  onCreated: (invite: IssuedInvite_InvitationFragment) => void;
  onClose: () => void;
}

/** Invites a contractor to one of the active roles. */
export function CreateInvitationForm({ onCreated, onClose }: CreateInvitationFormProps) {
  const { data, error, refresh } = useQuery(InvitableRolesDocument, { fetchPolicy: 'cache-and-network' });
  // The response contains the secrets: they are shown once and never cached.
  const [create] = useMutation(CreateInviteDocument, { fetchPolicy: 'no-cache' });
  const { field, pending, formProps } = useForm({
    rule: inviteContractorRule,
    initial: { email: '', contractorRole: '' },
    onSubmit: async (input) => {
      const answer = await create({ variables: { input: { ...input, role: 'contractor' } } });
      if (!answer.data) return;
      const invite = answer.data.createInvitation;
      toast({ title: 'Invitation Created!', description: `Invite token: ${invite.token}`, intent: 'success' });
      onCreated(invite);
    },
    onFailure: (fault) => toastFailure(fault, 'Error', 'Failed to create the invitation.'),
  });
  const email = field('email');
  const roles = data?.contractorRoles.filter(({ isActive }) => isActive);
  const isNone = roles?.length === 0;
  return (
    <Form {...formProps}>
      <TextField {...email} label="Email" type="email" inputMode="email" autoComplete="off" />
      <AccountExistsLink email={email.value} error={email.error} />
      <SelectField {...field('contractorRole')} label="Role" disabled={isNone}>
        <option value="">{isNone ? 'No active contractor roles available' : 'Select a role'}</option>
        {roles?.map(({ name, displayName }) => (
          <option key={name} value={name}>
            {displayName}
          </option>
        ))}
      </SelectField>
      {isNone && (
        <Hint>
          <Link to="?tab=roles">Create a role first</Link>
        </Hint>
      )}
      {!roles && error && (
        <Hint role="alert">
          <span>Couldn't load roles.</span>
          <Button onClick={refresh}>Retry</Button>
        </Hint>
      )}
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $primary disabled={pending || isNone}>
          {pending ? 'Creating…' : 'Create Invitation'}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
`;
