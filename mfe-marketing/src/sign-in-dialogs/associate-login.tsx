import { useState } from 'react';
import type { PendingInvitation } from 'kit/pending-invitation';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { ExistingAssociate } from './existing-associate.tsx';
import { LoginCodeForm } from './login-code-form.tsx';
import { ValidatedInvitation } from './validated-invitation.tsx';

type Step = { at: 'existing' } | { at: 'new' } | { at: 'validated'; invitation: PendingInvitation };

/** From "I have an account" or "I have a code" to a checked invitation (specification part 1 §2.5). */
export function AssociateLogin() {
  const { close } = useSignInDialog();
  const [step, setStep] = useState<Step>({ at: 'existing' });
  if (step.at === 'existing') return <ExistingAssociate onCode={() => setStep({ at: 'new' })} onCancel={close} />;
  if (step.at === 'new') {
    return (
      <LoginCodeForm
        onValid={(invitation) => setStep({ at: 'validated', invitation })}
        onBack={() => setStep({ at: 'existing' })}
        onCancel={close}
      />
    );
  }
  return <ValidatedInvitation invitation={step.invitation} onBack={() => setStep({ at: 'new' })} onCancel={close} />;
}
