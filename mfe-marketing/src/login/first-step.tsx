import type { ComponentProps } from 'react';
import { hasPendingInvitation } from 'kit/pending-invitation';
import { useSearchParams } from 'kit/router';
import { EntryNote } from '../entry/entry-form.ts';
import { HintBox } from '../entry/hint-box.tsx';
import { ExternalSignIn } from './external-sign-in.tsx';
import { LoginForm } from './login-form.tsx';
import { problemNamed } from './problem-named.ts';

interface FirstStepProps extends ComponentProps<typeof LoginForm> {
  /** Why the second step led back here. */
  over: string | undefined;
}

export function FirstStep({ over, ...form }: FirstStepProps) {
  const [search] = useSearchParams();
  const problem = over ?? problemNamed(search.get('problem'));
  return (
    <>
      {problem && <HintBox urgent>{problem}</HintBox>}
      {!problem && hasPendingInvitation() && (
        <HintBox>
          Sign in to complete your registration. If you have no account yet, open the link in your invitation e-mail.
        </HintBox>
      )}
      <LoginForm {...form} />
      <ExternalSignIn />
      <EntryNote>New accounts come by invitation from an administrator.</EntryNote>
    </>
  );
}
