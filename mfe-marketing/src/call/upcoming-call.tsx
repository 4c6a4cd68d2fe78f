import { useState } from 'react';
import type { CallFragment } from '#call/gql/graphql.ts';
import { Button } from 'kit/controls';
import { canChangeCall, strategyCallSchedule } from 'rules/call-times';
import { CalendarButton } from '../strategy-call/calendar-button.tsx';
import { CallPage } from './call-page.tsx';
import { CallActions } from './call-actions.ts';
import { CancelConfirmation } from './cancel-confirmation.tsx';
import { MoveCallForm } from './move-call-form.tsx';
import { Confirmation } from './confirmation.tsx';

interface UpcomingCallProps {
  link: string;
  call: CallFragment;
  zone: string;
  now: number;
  /** Confirmed on this page just now, not on an earlier visit. */
  justConfirmed: boolean;
  onZone: (zone: string) => void;
  onChange: (call: CallFragment) => void;
  /** Refetches the call. */
  refresh: () => Promise<void>;
}

/** An upcoming call, which can be moved, canceled or added to a calendar. */
export function UpcomingCall({ link, call, zone, now, justConfirmed, onZone, onChange, refresh }: UpcomingCallProps) {
  const [step, setStep] = useState<'look' | 'confirmed' | 'move' | 'moved' | 'cancel'>(
    justConfirmed ? 'confirmed' : 'look',
  );
  const changeable = canChangeCall(new Date(call.startsAt), now);
  const returnToOverview = () => setStep('look');
  const moved = (next: CallFragment) => {
    onChange(next);
    setStep('moved');
  };
  return (
    <CallPage state="Your strategy call" startsAt={call.startsAt} zone={zone}>
      {step === 'confirmed' && <Confirmation>Confirmed. We'll email you a calendar file.</Confirmation>}
      {step === 'moved' && <Confirmation>Moved. We'll email you the new time and update your calendar.</Confirmation>}
      {step === 'move' && (
        <MoveCallForm {...{ link, zone, onZone, refresh }} onMoved={moved} onDismiss={returnToOverview} />
      )}
      {step === 'cancel' && (
        <CancelConfirmation {...{ link, refresh }} onCanceled={onChange} onDismiss={returnToOverview} />
      )}
      {step !== 'move' && step !== 'cancel' && (
        <CallActions>
          <CalendarButton calendar={call.calendar} $primary />
          {changeable ? (
            <>
              <Button onClick={() => setStep('move')}>Move to another time</Button>
              <Button onClick={() => setStep('cancel')}>Cancel the call</Button>
            </>
          ) : (
            <p>
              It begins in less than {strategyCallSchedule.changeMinutes} minutes or has begun, so it can no longer be
              moved or canceled here. Need a change? Reply to the email.
            </p>
          )}
        </CallActions>
      )}
    </CallPage>
  );
}
