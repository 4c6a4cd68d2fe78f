import { useState, type ComponentProps } from 'react';
import { brand } from 'rules/brand';
import { lazyWithRetry, LoadingState as Loading } from 'kit/states';
import { readPendingInvitation } from 'kit/pending-invitation';
import { Link } from 'kit/router';
import { useSearchState } from 'kit/search-state';
import { signInProblems } from 'rules/sign-in-problems';
import { Button } from 'kit/controls';
import { useExternalNavigation } from 'kit/leave';
import { readPublicSettings } from 'kit/public-settings';
import { EntryPage } from '../entry/entry-page.tsx';
import { EntryNote } from '../entry/entry-note.ts';
import { HintBox } from '../entry/hint-box.tsx';
import { type PendingSignIn, LoginForm } from './login-form.tsx';

const loadSecondStep = () => import('../second-step/second-step.tsx');
const SecondStep = lazyWithRetry(async () => (await loadSecondStep()).SecondStep, { waiting: <Loading /> });

export function LoginScreen() {
  const [pendingSignIn, setPendingSignIn] = useState<PendingSignIn | null>(null);
  const [previousAttempt, setPreviousAttempt] = useState<{ email: string; startOverReason?: string }>();
  const showSecondStep = async (next: PendingSignIn) => {
    // Preloaded, so that nothing flickers. If that fails, the step itself shows the error with a retry.
    await loadSecondStep().catch(() => undefined);
    setPendingSignIn(next);
  };
  const startOver = (startOverReason?: string) => {
    setPreviousAttempt({ email: pendingSignIn?.email ?? '', startOverReason });
    setPendingSignIn(null);
  };
  return (
    <EntryPage
      title={`Sign in to ${brand.name}`}
      lead="One sign-in for clients, associates and staff. It opens your own portal."
    >
      {pendingSignIn ? (
        <SecondStep factors={pendingSignIn.factors} onStartOver={startOver} />
      ) : (
        <FirstStep
          startOverReason={previousAttempt?.startOverReason}
          retryEmail={previousAttempt?.email}
          onSecondStep={showSecondStep}
        />
      )}
    </EntryPage>
  );
}

interface FirstStepProps extends ComponentProps<typeof LoginForm> {
  /** Why the second step returned to the password. */
  startOverReason: string | undefined;
}

function FirstStep({ startOverReason, ...form }: FirstStepProps) {
  const [urlProblem] = useSearchState('problem');
  const problem = startOverReason ?? getSignInProblem(urlProblem);
  const [pendingInvitation] = useState(readPendingInvitation);
  return (
    <>
      {problem && <HintBox urgent>{problem}</HintBox>}
      {!problem && pendingInvitation && (
        <HintBox>
          Sign in as {pendingInvitation.email} to complete your registration. No account yet?{' '}
          <Link to="/join">Create one</Link>
        </HintBox>
      )}
      <LoginForm {...form} retryEmail={form.retryEmail ?? pendingInvitation?.email} />
      <ExternalSignIn />
      <EntryNote>New accounts come by invitation from an administrator.</EntryNote>
    </>
  );
}

/** The message for a failed external sign-in. Shows only known texts, never text from the URL. */
function getSignInProblem(code: string | null): string | undefined {
  return new Map<string, string>(Object.entries(signInProblems)).get(code ?? '');
}

/** A link to the external sign-in provider, if one is configured. */
function ExternalSignIn() {
  const leave = useExternalNavigation();
  const [returnTo] = useSearchState('returnTo');
  if (!readPublicSettings().hasExternalSignIn) return null;
  const path = returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
  return (
    <Button type="button" onClick={() => leave(path)}>
      Continue with your sign-in provider
    </Button>
  );
}
