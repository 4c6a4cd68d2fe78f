import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { PasswordField, useForm } from 'kit/forms';
import { ownPasswordRule } from 'rules/second-factor';
import styled from 'styled-components';
import { EntryForm } from '../../entry/entry-form.ts';
import { Buttons } from '../account-parts.ts';
import { tellFailure } from '../tell-failure.ts';

interface Question {
  title: string;
  /** What it brings about. */
  text: string;
  /** What the button says. */
  action: string;
  /** What it throws for `password` stands at the field. */
  onConfirm: (password: string | null) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password again: whoever finds an open session must not take a protection away. */
export function PasswordDialog({ isOpen, ...question }: Question & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} title={question.title} onClose={question.onClose}>
      <PasswordQuestion {...question} />
    </Dialog>
  );
}

function PasswordQuestion({ text, action, onConfirm, onClose }: Question) {
  const first = useRef<HTMLInputElement>(null);
  const { field, formProps, pending } = useForm({
    rule: ownPasswordRule,
    initial: { password: '' },
    onSubmit: ({ password }) => onConfirm(password || null),
    onFailure: tellFailure('Nothing was changed'),
  });
  useEffect(() => first.current?.focus(), []);
  return (
    <EntryForm {...formProps}>
      <Words>{text}</Words>
      <PasswordField
        {...field('password')}
        ref={first}
        label="Your password"
        hint="Leave it empty if your account has none"
        autoComplete="current-password"
      />
      <Buttons>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'One Moment...' : action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Buttons>
    </EntryForm>
  );
}

const Words = styled.p`
  margin-bottom: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.soft};
`;
