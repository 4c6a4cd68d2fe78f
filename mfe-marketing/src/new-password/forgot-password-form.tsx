import { Button } from 'kit/controls';
import { TextField, useForm } from 'kit/forms';
import { request } from 'kit/request';
import { Link } from 'kit/router';
import { toast } from 'kit/toasts';
import { requestPasswordResetRule } from 'rules/passwords';
import { RequestPasswordResetDocument } from '#gql/graphql.ts';
import { EntryForm, EntryNote } from '../entry/entry-form.ts';

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { field, formProps, pending } = useForm({
    rule: requestPasswordResetRule,
    initial: { email: '' },
    onSubmit: async (input) => {
      await request(RequestPasswordResetDocument, { input });
      onSent(input.email);
    },
    onFailure: ({ message }) => {
      const description = message || 'Please try again.';
      toast({ title: "Couldn't send the link", description, intent: 'destructive' });
    },
  });
  return (
    <>
      <EntryForm {...formProps}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Sending link...' : 'Send link'}
        </Button>
      </EntryForm>
      <EntryNote>
        Remembered it? <Link to="/login">Sign in</Link>
      </EntryNote>
    </>
  );
}
