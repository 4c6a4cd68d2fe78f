import { useState } from 'react';
import type { CallFragment } from '#call/gql/graphql.ts';
import { Button } from 'kit/controls';
import { canChangeCall, strategyCalls } from 'rules/call-times';
import styled from 'styled-components';
import { CalendarButton } from '../strategy-call/calendar-button.tsx';
import { CallPage } from './call-page.tsx';
import { CancelQuestion } from './cancel-question.tsx';
import { MoveCallForm } from './move-call-form.tsx';
import { Told } from './told.tsx';

interface UpcomingCallProps {
  link: string;
  call: CallFragment;
  zone: string;
  now: number;
  onZone: (zone: string) => void;
  onChange: (call: CallFragment) => void;
  /** Asks how the call stands now. */
  refresh: () => Promise<void>;
}

/** A call that takes place: move it, cancel it, keep it. */
export function UpcomingCall({ link, call, zone, now, onZone, onChange, refresh }: UpcomingCallProps) {
  const [step, setStep] = useState<'look' | 'move' | 'moved' | 'cancel'>('look');
  const changeable = canChangeCall(new Date(call.startsAt), now);
  const keep = () => setStep('look');
  const moved = (next: CallFragment) => {
    onChange(next);
    setStep('moved');
  };
  return (
    <CallPage state="Your strategy call" startsAt={call.startsAt} zone={zone}>
      {step === 'moved' && <Told>Moved. A mail with the new time is on its way, and it moves your calendar too.</Told>}
      {step === 'move' && <MoveCallForm {...{ link, zone, onZone, refresh }} onMoved={moved} onKeep={keep} />}
      {step === 'cancel' && <CancelQuestion {...{ link, refresh }} onCancelled={onChange} onKeep={keep} />}
      {(step === 'look' || step === 'moved') && (
        <Ways>
          <CalendarButton calendar={call.calendar} $primary />
          {changeable ? (
            <>
              <Button onClick={() => setStep('move')}>Move to another time</Button>
              <Button onClick={() => setStep('cancel')}>Cancel the call</Button>
            </>
          ) : (
            <p>
              It begins in less than {strategyCalls.changeMinutes} minutes or has begun, so it can no longer be moved or
              cancelled here. Something in the way? Reply to the mail.
            </p>
          )}
        </Ways>
      )}
    </CallPage>
  );
}

const Ways = styled.div`
  display: flex;
  padding-top: ${({ theme }) => theme.space.l};
  align-items: center;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  p {
    max-width: 60ch;
    color: ${({ theme }) => theme.color.soft};
  }
`;
