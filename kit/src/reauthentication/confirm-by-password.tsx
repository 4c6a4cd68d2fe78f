import { useEffect, useRef, useState } from 'react';
import { confirmPasswordRule } from 'rules/reauthentication';
import { Button } from '../controls/button.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { ConfirmPasswordDocument } from '../gql/graphql.ts';
import { request } from '../request.ts';
import { useSession } from '../session.tsx';
import { Buttons, Form, Problem } from './parts.ts';

interface ConfirmByPasswordProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

export function ConfirmByPassword({ onConfirmed, onCancel }: ConfirmByPasswordProps) {
  const { viewer } = useSession();
  const [problem, setProblem] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const { field, formProps, pending } = useForm({
    rule: confirmPasswordRule,
    initial: { password: '' },
    onSubmit: async (input) => {
      setProblem('');
      await request(ConfirmPasswordDocument, { input });
      onConfirmed();
    },
    onFailure: ({ message }) => setProblem(message),
  });
  useEffect(() => first.current?.focus(), []);
  return (
    <Form {...formProps}>
      {/* Tells the browser's password manager which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={viewer?.email ?? ''} readOnly hidden />
      <PasswordField {...field('password')} ref={first} label="Password" autoComplete="current-password" />
      <Problem>{problem}</Problem>
      <Buttons>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Confirming…' : 'Confirm'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Buttons>
    </Form>
  );
}
