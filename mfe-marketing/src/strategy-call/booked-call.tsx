import { Button, ButtonLink } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import type { Booking } from './book-call-form.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { BookingStep, BookingActions } from './booking-step.ts';
import { CallTime } from './call-time.tsx';
import { useTimeZone } from './time-zone.ts';
import { TwoClocks } from './two-clocks.tsx';

/** The call is booked: when, and what one can do with it now. */
export function BookedCall({ booking, onClose }: { booking: Booking; onClose: () => void }) {
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
