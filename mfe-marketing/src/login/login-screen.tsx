import { useState } from 'react';
import { brand } from 'rules/brand';
import { lazyWithRetry, LoadingState as Loading } from 'kit/states';
import { EntryPage } from '../entry/entry-page.tsx';
import { FirstStep } from './first-step.tsx';
import type { PendingSignIn } from './login-form.tsx';

const loadSecondStep = () => import('../second-step/second-step.tsx');
const SecondStep = lazyWithRetry(async () => (await loadSecondStep()).SecondStep, { waiting: <Loading /> });

export function LoginScreen() {
  const [pendingSignIn, setPendingSignIn] = useState<PendingSignIn | null>(null);
  const [previousAttempt, setPreviousAttempt] = useState<{ email: string; startOverReason?: string }>();
  const showSecondStep = async (next: PendingSignIn) => {
    // Fetched before the step is shown, so that nothing flickers. Where that fails, the step says so and can try again.
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
