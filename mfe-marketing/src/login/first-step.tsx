import type { ComponentProps } from 'react';
import { hasPendingInvitation } from 'kit/pending-invitation';
import { useSearchState } from 'kit/search-state';
import { EntryNote } from '../entry/entry-form.ts';
import { HintBox } from '../entry/hint-box.tsx';
import { ExternalSignIn } from './external-sign-in.tsx';
import { LoginForm } from './login-form.tsx';
import { getSignInProblem } from './get-sign-in-problem.ts';

interface FirstStepProps extends ComponentProps<typeof LoginForm> {
  /** Why the second step led back here. */
  startOverReason: string | undefined;
}

export function FirstStep({ startOverReason, ...form }: FirstStepProps) {
  const [urlProblem] = useSearchState('problem');
  const problem = startOverReason ?? getSignInProblem(urlProblem);
  return (
    <>
      {problem && <HintBox urgent>{problem}</HintBox>}
      {!problem && hasPendingInvitation() && (
        <HintBox>
          Sign in to complete your registration. If you don't have an account yet, open the link in your invitation
          email.
        </HintBox>
      )}
      <LoginForm {...form} />
      <ExternalSignIn />
      <EntryNote>New accounts come by invitation from an administrator.</EntryNote>
    </>
  );
}
