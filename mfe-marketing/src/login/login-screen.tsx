import { useState } from 'react';
import { brand } from 'rules/brand';
import { lazyWithRetry, LoadingState as Loading } from 'kit/states';
import { EntryPage } from '../entry/entry-page.tsx';
import { FirstStep } from './first-step.tsx';
import type { Waiting } from './login-form.tsx';

const loadSecondStep = () => import('../second-step/second-step.tsx');
const SecondStep = lazyWithRetry(async () => (await loadSecondStep()).SecondStep, { waiting: <Loading /> });

export function LoginScreen() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [before, setBefore] = useState<{ email: string; over?: string }>();
  const goOn = async (next: Waiting) => {
    // Fetched before the step is shown, so that nothing flickers. Where that fails, the step says so and can try again.
    await loadSecondStep().catch(() => undefined);
    setWaiting(next);
  };
  const startOver = (over?: string) => {
    setBefore({ email: waiting?.email ?? '', over });
    setWaiting(null);
  };
  return (
    <EntryPage
      title={`Sign in to ${brand.name}`}
      lead="One sign-in for clients, associates and staff. You land in your own portal."
    >
      {waiting ? (
        <SecondStep factors={waiting.factors} onStartOver={startOver} />
      ) : (
        <FirstStep over={before?.over} again={before?.email} onSecondStep={goOn} />
      )}
    </EntryPage>
  );
}
