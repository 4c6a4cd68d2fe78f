import { useState } from 'react';
import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import { strategyCallSchedule } from 'rules/call-times';
import styled from 'styled-components';
import { CallTime } from '../strategy-call/call-time.tsx';
import { StrategyCallDialog } from '../strategy-call/strategy-call-dialog.tsx';
import { useTimeZone } from '../strategy-call/time-zone.ts';
import type { Progress } from './stage.ts';

interface EnquiryCallProps {
  call: Progress['call'];
  /** Refetches the enquiry: a call with the same email belongs to it. */
  onBooked: () => Promise<void>;
}

/** The enquiry's call, or a button to book one. */
export function EnquiryCall({ call, onBooked }: EnquiryCallProps) {
  const [zone] = useTimeZone();
  const [isBooking, setBooking] = useState(false);
  const close = () => {
    setBooking(false);
    void onBooked();
  };
  return (
    <Part aria-labelledby="call">
      <h2 id="call">Strategy call</h2>
      {call ? (
        <>
          <CallTime startsAt={call.startsAt} zone={zone} />
          <p>The email about the call has a link to move or cancel it.</p>
        </>
      ) : (
        <>
          <p>
            You don't need to wait to talk: choose {strategyCallSchedule.minutes} minutes that suit you. Book with the
            email of your enquiry, and the call appears here once it's confirmed.
          </p>
          <Button onClick={() => setBooking(true)}>Book a 15-min strategy call</Button>
        </>
      )}
      <StrategyCallDialog isOpen={isBooking} onClose={close} />
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${tokens.space.m};
  h2 {
    width: 100%;
    padding-bottom: ${tokens.space.s};
    border-bottom: 1px solid ${tokens.color.ink};
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  > p:last-of-type {
    color: ${tokens.color.soft};
  }
`;
