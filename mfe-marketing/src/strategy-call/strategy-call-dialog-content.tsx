import { useState } from 'react';
import { Dialog } from 'kit/dialog';
import { tokens } from 'kit/theme';
import { strategyCallSchedule } from 'rules/call-times';
import styled from 'styled-components';
import { Button, ButtonLink } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { BookCallForm, type Booking } from './book-call-form.tsx';
import { getPlaceName, useTimeZone } from './time-zone.ts';
import type { StrategyCallDialogProps } from './strategy-call-dialog.tsx';
import { CallTime } from './call-time.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { TwoClocks } from './two-clocks.tsx';

export function StrategyCallDialogContent({ isOpen, onClose }: StrategyCallDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Schedule Your Strategy Call" onClose={onClose} wide>
      <BookingSteps onClose={onClose} />
    </Dialog>
  );
}

/** Mounted only while the dialog is open, so each opening starts fresh. */
function BookingSteps({ onClose }: { onClose: () => void }) {
  const [booking, setBooking] = useState<Booking | null>(null);
  if (booking?.heldUntil) return <HeldCall booking={booking} onClose={onClose} />;
  if (booking) return <BookedCall booking={booking} onClose={onClose} />;
  return (
    <>
      <Lead>
        {strategyCallSchedule.minutes} minutes about what you want to build. Times are in your time zone. We're in{' '}
        {getPlaceName(strategyCallSchedule.timeZone)}.
      </Lead>
      <BookCallForm onBooked={setBooking} />
    </>
  );
}

const Lead = styled.p`
  color: ${tokens.color.soft};
`;

/** The time is held until the visitor uses the link in the email. */
function HeldCall({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { startsAt, email } = booking;
  const [zone] = useTimeZone();
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <BookingStep>
      <div>
        <h3 ref={title} tabIndex={-1}>
          Check your inbox to confirm
        </h3>
        <p>
          We hold this time for {strategyCallSchedule.holdMinutes} minutes. Open the link we sent to {email} to confirm
          the call. No email? Check your spam folder.
        </p>
      </div>
      <CallTime startsAt={startsAt} zone={zone} />
      <BookingActions>
        <Button $primary onClick={onClose}>
          Done
        </Button>
      </BookingActions>
    </BookingStep>
  );
}

/** The call is booked: its time and actions. */
function BookedCall({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { startsAt, email, calendar, key } = booking;
  const [zone] = useTimeZone();
  const title = useFocusOnMount<HTMLHeadingElement>();
  return (
    <BookingStep>
      <div>
        <h3 ref={title} tabIndex={-1}>
          Your call is booked
        </h3>
        <p>The confirmation is on its way to {email}. It has a link to move or cancel the call.</p>
      </div>
      <CallTime startsAt={startsAt} zone={zone} />
      <TwoClocks startsAt={startsAt} zone={zone} />
      <BookingActions>
        {calendar && <CalendarButton calendar={calendar} $primary />}
        {key && (
          <ButtonLink to={`/call?key=${encodeURIComponent(key)}`} onClick={onClose}>
            Move or cancel this call
          </ButtonLink>
        )}
        <Button onClick={onClose}>Done</Button>
      </BookingActions>
    </BookingStep>
  );
}

/** The dialog after submission: a heading, a sentence, the time, and what to do next. */
const BookingStep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  h3 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  h3 + p {
    color: ${tokens.color.soft};
    overflow-wrap: anywhere;
  }
`;

const BookingActions = styled.div`
  display: flex;
  padding-top: ${tokens.space.xs};
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;
