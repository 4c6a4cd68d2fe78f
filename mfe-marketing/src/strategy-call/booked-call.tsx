import { Button, ButtonLink } from 'kit/controls';
import styled from 'styled-components';
import { useFirstFocus } from '../entry/use-first-focus.ts';
import type { Booking } from './book-call-form.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { CallTime } from './call-time.tsx';
import { useTimeZone } from './time-zone.ts';
import { TwoClocks } from './two-clocks.tsx';

/** The call is booked: when, and what one can do with it now. */
export function BookedCall({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { startsAt, email, calendar, key } = booking;
  const [zone] = useTimeZone();
  const title = useFirstFocus<HTMLHeadingElement>();
  return (
    <Place>
      <div>
        <h3 ref={title} tabIndex={-1}>
          Your call is booked
        </h3>
        <p>The confirmation is on its way to {email}. It has a link to move or cancel the call, too.</p>
      </div>
      <CallTime startsAt={startsAt} zone={zone} />
      <TwoClocks startsAt={startsAt} zone={zone} />
      <Ways>
        <CalendarButton calendar={calendar} $primary />
        <ButtonLink to={`/call?key=${encodeURIComponent(key)}`} onClick={onClose}>
          Move or cancel this call
        </ButtonLink>
        <Button onClick={onClose}>Done</Button>
      </Ways>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  h3 {
    font-size: ${({ theme }) => theme.size.large};
    line-height: 28px;
  }
  h3 + p {
    color: ${({ theme }) => theme.color.soft};
    overflow-wrap: anywhere;
  }
`;

const Ways = styled.div`
  display: flex;
  padding-top: ${({ theme }) => theme.space.xs};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;
