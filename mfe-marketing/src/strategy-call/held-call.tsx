import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { strategyCallSchedule } from 'rules/call-times';
import type { Booking } from './book-call-form.tsx';
import { BookingStep, BookingActions } from './booking-step.ts';
import { CallTime } from './call-time.tsx';
import { useTimeZone } from './time-zone.ts';

/** The time is held: the link in the mail makes it a booking. */
export function HeldCall({ booking, onClose }: { booking: Booking; onClose: () => void }) {
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
