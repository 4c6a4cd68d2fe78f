import { useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { toast, toastFailure } from 'kit/toasts';
import { createInvitationRule } from 'rules/invitations';
import { CreateInviteDocument, type IssuedInvite_InvitationFragment } from '#gql/graphql.ts';

const emptyValues = { email: '', role: '', contractorRole: '' };

export type InviteFormState = ReturnType<typeof useInviteForm>;

/** Form state of an invite. Kept outside the form component, because the test setup fills it too. */
export function useInviteForm(onIssued: (invite: IssuedInvite_InvitationFragment) => void) {
  // The response contains the secrets: they are shown once and never cached.
  const [create] = useMutation(CreateInviteDocument, { fetchPolicy: 'no-cache' });
  const form = useForm({
    rule: createInvitationRule,
    initial: emptyValues,
    onSubmit: async (input) => {
      const { data } = await create({ variables: { input } });
      if (!data) return;
      toast({ title: 'Invite Created', description: 'Invite code generated successfully!', intent: 'success' });
      form.put(emptyValues);
      onIssued(data.createInvitation);
    },
    onFailure: (fault) => toastFailure(fault, 'Error', 'Failed to create invite'),
  });
  return form;
}
