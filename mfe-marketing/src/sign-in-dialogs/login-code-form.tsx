import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { TextField, useForm } from 'kit/forms';
import type { PendingInvitation } from 'kit/pending-invitation';
import { request } from 'kit/request';
import { toast } from 'kit/toasts';
import { validateInvitationCodeRule } from 'rules/invitations';
import { ValidateInvitationCodeDocument } from '#gql/graphql.ts';
import { EntryForm } from '../entry/entry-form.ts';
import { QuietButton, ButtonRow } from '../entry/quiet-button.ts';
import { Words } from './dialog-parts.ts';

interface LoginCodeFormProps {
  onValid: (invitation: PendingInvitation) => void;
  onBack: () => void;
  onCancel: () => void;
}

export function LoginCodeForm({ onValid, onBack, onCancel }: LoginCodeFormProps) {
  const first = useFocusOnMount<HTMLInputElement>();
  const { field, formProps, pending } = useForm({
    rule: validateInvitationCodeRule,
    initial: { code: '', email: '' },
    onSubmit: async (input) => {
      const { validateInvitationCode } = await request(ValidateInvitationCodeDocument, { input });
      const { email, role } = validateInvitationCode;
      toast({
        title: 'Invitation Valid!',
        description: `Welcome to the ${role} program. You will now be redirected to complete registration.`,
        intent: 'success',
      });
      onValid({ code: input.code, email, role });
    },
    onFailure: ({ message }) => toast({ title: 'Invalid Login Code', description: message, intent: 'destructive' }),
  });
  return (
    <>
      <Words>Both are in your invitation email.</Words>
      <EntryForm {...formProps}>
        <TextField {...field('code')} ref={first} label="Login code" autoComplete="one-time-code" spellCheck={false} />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Validating...' : 'Validate Login Code'}
        </Button>
      </EntryForm>
      <ButtonRow>
        <QuietButton onClick={onBack}>Back</QuietButton>
        <QuietButton onClick={onCancel}>Cancel</QuietButton>
      </ButtonRow>
    </>
  );
}
