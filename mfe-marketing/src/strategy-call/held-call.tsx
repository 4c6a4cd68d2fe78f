import { Button } from 'kit/controls';
import { strategyCallSchedule } from 'rules/call-times';
import { useFirstFocus } from '../entry/use-first-focus.ts';
import type { Booking } from './book-call-form.tsx';
import { BookingStep, BookingWays } from './booking-step.ts';
import { CallTime } from './call-time.tsx';
import { useTimeZone } from './time-zone.ts';

/** The time is held: the link in the mail makes it a booking. */
export function HeldCall({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { startsAt, email } = booking;
  const [zone] = useTimeZone();
  const title = useFirstFocus<HTMLHeadingElement>();
  return (
    <BookingStep>
      <div>
        <h3 ref={title} tabIndex={-1}>
          Check your inbox to confirm
        </h3>
        <p>
          We hold this time for {strategyCallSchedule.holdMinutes} minutes. Open the link that we sent to {email} to
          book the call. No mail? Check your spam folder.
        </p>
      </div>
      <CallTime startsAt={startsAt} zone={zone} />
      <BookingWays>
        <Button $primary onClick={onClose}>
          Done
        </Button>
      </BookingWays>
    </BookingStep>
  );
}
