import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { TextField, useForm } from 'kit/forms';
import { request } from 'kit/request';
import { recoveryCodeRule } from 'rules/second-factor';
import { SignInWithRecoveryCodeDocument } from '#gql/graphql.ts';
import { EntryForm } from '../entry/entry-form.ts';
import type { AnswerSecondStep } from './use-second-step-answer.ts';

export function RecoveryCodeForm({ answer }: { answer: AnswerSecondStep }) {
  const first = useFocusOnMount<HTMLInputElement>();
  const { field, formProps, pending } = useForm({
    rule: recoveryCodeRule,
    initial: { code: '' },
    onSubmit: (input) =>
      answer(async () => (await request(SignInWithRecoveryCodeDocument, { input })).signInWithRecoveryCode, 'code'),
    onFailure: () => undefined,
  });
  return (
    <EntryForm {...formProps}>
      <TextField
        {...field('code')}
        ref={first}
        label="Recovery code"
        hint="One of the codes you saved. Each works once"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" $primary disabled={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
    </EntryForm>
  );
}
