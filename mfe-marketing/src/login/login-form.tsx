import { Button } from 'kit/controls';
import { PasswordField, TextField, useForm } from 'kit/forms';
import { Link } from 'kit/router';
import { toast } from 'kit/toasts';
import type { SecondFactor } from 'rules/second-factor';
import { signInRule } from 'rules/sign-in';
import styled from 'styled-components';
import { EntryForm } from '../entry/entry-form.ts';
import { useFirstFocus } from '../entry/use-first-focus.ts';
import { signIn } from './sign-in.ts';
import { useWelcome } from './use-welcome.ts';

/** A sign-in that waits for its second step. */
export interface Waiting {
  email: string;
  factors: readonly SecondFactor[];
}

interface LoginFormProps {
  onSecondStep: (waiting: Waiting) => Promise<void>;
  /** For a sign-in that starts over: only the password is required again. */
  again: string | undefined;
}

/** Signs in and says how it went, or goes on to the second step where the account has one. */
export function LoginForm({ onSecondStep, again }: LoginFormProps) {
  const welcome = useWelcome();
  const first = useFirstFocus<HTMLInputElement>();
  const { field, formProps, pending } = useForm({
    rule: signInRule,
    initial: { email: again ?? '', password: '' },
    onSubmit: async (input) => {
      const { user, secondFactor } = await signIn(input);
      if (user) welcome(user);
      else await onSecondStep({ email: input.email, factors: secondFactor });
    },
    onFailure: ({ message }) => {
      toast({ title: 'Login Failed', description: message || 'Invalid email or password', intent: 'destructive' });
    },
  });
  return (
    <EntryForm {...formProps}>
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        {...field('password')}
        ref={again === undefined ? undefined : first}
        label="Password"
        autoComplete="current-password"
      />
      <Button type="submit" $primary disabled={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
      <Forgot to="/forgot-password">Forgot password?</Forgot>
    </EntryForm>
  );
}

const Forgot = styled(Link)`
  padding: 10px 0;
  justify-self: start;
  line-height: 24px;
`;
