import { useState } from 'react';
import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { PasswordField, TextField, useForm, Form } from 'kit/forms';
import { Link } from 'kit/router';
import { toast } from 'kit/toasts';
import type { SecondFactor } from 'rules/second-factor';
import { signInRule } from 'rules/sign-in';
import styled from 'styled-components';
import { signIn } from './sign-in.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** A sign-in waiting for its second step. */
export interface PendingSignIn {
  email: string;
  factors: readonly SecondFactor[];
}

interface LoginFormProps {
  onSecondStep: (pendingSignIn: PendingSignIn) => Promise<void>;
  /** Prefilled when a sign-in starts over, so that only the password is needed again. */
  retryEmail: string | undefined;
}

/** Signs in and shows a toast, or continues to the second step if the account has one. */
export function LoginForm({ onSecondStep, retryEmail }: LoginFormProps) {
  const welcome = useCompleteSignIn();
  const first = useFocusOnMount<HTMLInputElement>();
  // Beside the field as well: a toast disappears.
  const [refused, setRefused] = useState<{ password: string; message: string } | null>(null);
  const { field, values, formProps, pending } = useForm({
    rule: signInRule,
    initial: { email: retryEmail ?? '', password: '' },
    onSubmit: async (input) => {
      const { user, secondFactor } = await signIn(input);
      if (user) welcome(user);
      else await onSecondStep({ email: input.email, factors: secondFactor });
    },
    onFailure: ({ code, message }) => {
      const description = message || 'Invalid email or password';
      toast({ title: 'Login Failed', description, intent: 'destructive' });
      if (code === 'UNAUTHENTICATED') setRefused({ password: values.password, message: description });
    },
  });
  const password = field('password');
  const refusal = refused?.password === values.password ? refused.message : undefined;
  return (
    <Form {...formProps}>
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        {...password}
        error={password.error ?? refusal}
        ref={retryEmail === undefined ? undefined : first}
        label="Password"
        autoComplete="current-password"
      />
      <Button type="submit" $primary disabled={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
      <Forgot to="/forgot-password">Forgot password?</Forgot>
    </Form>
  );
}

const Forgot = styled(Link)`
  padding: 10px 0;
  justify-self: start;
  line-height: 24px;
`;
