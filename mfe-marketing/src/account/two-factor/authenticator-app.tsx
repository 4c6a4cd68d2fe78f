import { useEffect, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { ConfirmDialog } from 'kit/dialog';
import { toast } from 'kit/toasts';
import {
  RemoveTotpDocument,
  StartTotpEnrolmentDocument,
  type StartTotpEnrolmentMutation,
} from '#account/gql/graphql.ts';
import { useAction } from '../use-action.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';
import type { OnFactorsChanged } from './on-factors-changed.ts';
import { AuthenticatorFactor } from './factors.tsx';
import { TotpEnrollment } from './totp-enrollment.tsx';

type Enrollment = StartTotpEnrolmentMutation['startTotpEnrolment'];

export function AuthenticatorApp({ isOn, onChanged }: { isOn: boolean; onChanged: OnFactorsChanged }) {
  const request = useSessionRequest();
  const { pending, run } = useAction();
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [removing, setRemoving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // After setup, the focus returns to the button that started it.
  useEffect(() => (enrollment ? () => button.current?.focus() : undefined), [enrollment]);

  const start = () =>
    run('start', "Couldn't set up the authenticator app", async () => {
      setEnrollment((await request(StartTotpEnrolmentDocument)).startTotpEnrolment);
    });
  const remove = async () => {
    await request(RemoveTotpDocument);
    toast({ title: 'Authenticator app removed', description: 'Your other sessions have ended.', intent: 'success' });
    setRemoving(false);
    await onChanged();
  };
  return (
    <AuthenticatorFactor isOn={isOn}>
      {!isOn && enrollment && (
        <TotpEnrollment
          enrollment={enrollment}
          onConfirmed={async (codes) => {
            await onChanged(codes);
            setEnrollment(null);
          }}
          onCancel={() => setEnrollment(null)}
        />
      )}
      {!isOn && !enrollment && (
        <div>
          <Button ref={button} disabled={pending !== null} onClick={() => void start()}>
            {pending ? 'Setting up…' : 'Set up'}
          </Button>
        </div>
      )}
      {isOn && (
        <div>
          <Button onClick={() => setRemoving(true)}>Remove</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={removing}
        confirmation={{
          title: 'Remove authenticator app',
          message: 'Its codes stop working, and your other sessions end.',
          confirmLabel: 'Remove',
          pendingLabel: 'One moment…',
          intent: 'danger',
          run: () => run('remove', 'Nothing has changed', remove),
        }}
        onClose={() => setRemoving(false)}
      />
    </AuthenticatorFactor>
  );
}
