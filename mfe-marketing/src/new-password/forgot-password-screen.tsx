import { useState } from 'react';
import { Button, ButtonLink } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { TextField, useForm, Form } from 'kit/forms';
import { request } from 'kit/request';
import { Link } from 'kit/router';
import { toastFailure } from 'kit/toasts';
import { requestPasswordResetRule } from 'rules/passwords';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { RequestPasswordResetDocument } from '#gql/graphql.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { EntryNote } from '../entry/entry-note.ts';

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <EntryPage title="Forgot your password?" lead="Enter your email, and we'll send you a link to set a new one.">
      {sentTo ? <LinkSent email={sentTo} /> : <ForgotPasswordForm onSent={setSentTo} />}
    </EntryPage>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { field, formProps, pending } = useForm({
    rule: requestPasswordResetRule,
    initial: { email: '' },
    onSubmit: async (input) => {
      await request(RequestPasswordResetDocument, { input });
      onSent(input.email);
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't send the link"),
  });
  return (
    <>
      <Form {...formProps}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Sending link…' : 'Send link'}
        </Button>
      </Form>
      <EntryNote>
        Remembered it? <Link to="/login">Sign in</Link>
      </EntryNote>
    </>
  );
}

/** The same for every email, so that it doesn't reveal whether an account exists. */
function LinkSent({ email }: { email: string }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Words>
      <h2 ref={heading} tabIndex={-1}>
        Check your email
      </h2>
      <p>
        If <strong>{email}</strong> has an account, a link is on its way. It works once, within 30 minutes.
      </p>
      <p>Nothing there? Check your spam folder, or ask an administrator.</p>
      <ButtonLink to="/login">Back to sign in</ButtonLink>
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  h2 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  h2:focus {
    outline: none;
  }
  p {
    color: ${tokens.color.soft};
    overflow-wrap: anywhere;
  }
  strong {
    color: ${tokens.color.ink};
  }
`;
