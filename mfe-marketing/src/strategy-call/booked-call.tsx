import { Button } from 'kit/controls';
import styled from 'styled-components';
import { useFirstFocus } from '../entry/use-first-focus.ts';
import type { Booking } from './book-call-form.tsx';
import { CallTime } from './call-time.tsx';
import { useTimeZone } from './time-zone.ts';

/** The call is booked: when, and what one can do with it now. */
export function BookedCall({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [zone] = useTimeZone();
  const title = useFirstFocus<HTMLHeadingElement>();
  return (
    <Place>
      <h3 ref={title} tabIndex={-1}>
        Your call is booked
      </h3>
      <CallTime startsAt={booking.startsAt} zone={zone} />
      <p>The confirmation is on its way to {booking.email}.</p>
      <Button $primary onClick={onClose}>
        Done
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
  h3 {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
  }
`;
