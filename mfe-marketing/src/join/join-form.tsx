import { Button } from 'kit/controls';
import { PasswordField, TextField, useForm } from 'kit/forms';
import { request } from 'kit/request';
import { Link } from 'kit/router';
import { useSession } from 'kit/session';
import { toast } from 'kit/toasts';
import { brand } from 'rules/brand';
import { joinFormRule } from 'rules/password-confirmation';
import { RegisterDocument } from '#gql/graphql.ts';
import { EntryForm, EntryNote } from '../entry/entry-form.ts';
import type { Invitation } from './use-invitation.ts';

/** Makes the account and says how it went. The way on from here is the shell's: it knows the portals. */
export function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { adopt } = useSession();
  const { field, formProps, pending } = useForm({
    rule: joinFormRule,
    initial: { token, firstName: '', lastName: '', password: '', confirmPassword: '' },
    onSubmit: async ({ firstName, lastName, password }) => {
      const input = { token, firstName, lastName, password };
      const { register } = await request(RegisterDocument, { input });
      toast({ title: 'Registration Successful', description: `Welcome to ${brand.name}.`, intent: 'success' });
      adopt(register.user);
    },
    onFailure: ({ message }) => {
      const description = message || 'Failed to complete registration';
      toast({ title: 'Registration Failed', description, intent: 'destructive' });
    },
  });
  return (
    <>
      <EntryForm {...formProps}>
        {/* For the browser's password store: whose password this is. */}
        <input type="email" autoComplete="username" value={invitation.email} readOnly hidden aria-label="Email" />
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        <PasswordField
          {...field('password')}
          label="Password"
          hint="At least 12 characters"
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Creating Account...' : 'Complete Registration'}
        </Button>
      </EntryForm>
      <EntryNote>
        Already have an account? <Link to="/login">Sign in</Link>
      </EntryNote>
    </>
  );
}
