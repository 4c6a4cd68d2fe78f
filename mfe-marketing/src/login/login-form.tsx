import { Button } from 'kit/controls';
import { PasswordField, TextField, useForm } from 'kit/forms';
import { Link } from 'kit/router';
import { useSession } from 'kit/session';
import { toast } from 'kit/toasts';
import { brand } from 'rules/brand';
import { signInRule } from 'rules/sign-in';
import styled from 'styled-components';
import { EntryForm } from '../entry/entry-form.ts';
import { signIn } from './sign-in.ts';

/** Signs in and says how it went. The way on from here is the shell's: it knows the portals. */
export function LoginForm() {
  const { adopt } = useSession();
  const { field, formProps, pending } = useForm({
    rule: signInRule,
    initial: { email: '', password: '' },
    onSubmit: async (input) => {
      const viewer = await signIn(input);
      toast({ title: 'Login Successful', description: `Welcome back to ${brand.name}!`, intent: 'success' });
      adopt(viewer);
    },
    onFailure: ({ message }) => {
      toast({ title: 'Login Failed', description: message || 'Invalid email or password', intent: 'destructive' });
    },
  });
  return (
    <EntryForm {...formProps}>
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
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
