import { useState } from 'react';
import { ButtonLink, Button } from 'kit/controls';
import { useSearchState } from 'kit/search-state';
import { Notice } from 'kit/states';
import { invalidResetLinkMessage } from 'rules/passwords';
import { PasswordField, useForm, Form } from 'kit/forms';
import { request } from 'kit/request';
import { useNavigate } from 'kit/router';
import { useSession } from 'kit/session';
import { toast, toastFailure } from 'kit/toasts';
import { resetFormRule } from 'rules/password-confirmation';
import { ResetPasswordDocument } from '#gql/graphql.ts';
import { EntryPage } from '../entry/entry-page.tsx';

export function ResetPasswordScreen() {
  const [token] = useSearchState('token');
  const [refused, setRefused] = useState<string | null>(null);
  if (!token || token === refused) {
    return (
      <Notice title="Invalid Link" text={invalidResetLinkMessage}>
        <ButtonLink to="/forgot-password" $primary>
          Request a new link
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <EntryPage title="Choose a new password" lead="It replaces your old one and signs you out everywhere.">
      <ResetPasswordForm key={token} token={token} onRefused={() => setRefused(token)} />
    </EntryPage>
  );
}

function ResetPasswordForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const { clear } = useSession();
  const navigate = useNavigate();
  const { field, formProps, pending } = useForm({
    rule: resetFormRule,
    initial: { token, password: '', confirmPassword: '' },
    onSubmit: async ({ password }) => {
      await request(ResetPasswordDocument, { input: { token, password } });
      toast({ title: 'Password changed', description: 'Sign in with your new password.', intent: 'success' });
      // The server ended every session, including this browser's.
      clear();
      void navigate('/login', { replace: true });
    },
    onFailure: (fault) => (fault.fields.token ? onRefused() : toastFailure(fault, "Couldn't change the password")),
  });
  return (
    <Form {...formProps}>
      <PasswordField
        {...field('password')}
        label="New password"
        hint="At least 12 characters"
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      <Button type="submit" $primary disabled={pending}>
        {pending ? 'Changing password…' : 'Change password'}
      </Button>
    </Form>
  );
}
