import { useState } from 'react';
import { Dialog } from 'kit/dialog';
import { tokens } from 'kit/theme';
import { strategyCallSchedule } from 'rules/call-times';
import styled from 'styled-components';
import { BookCallForm, type Booking } from './book-call-form.tsx';
import { BookedCall } from './booked-call.tsx';
import { HeldCall } from './held-call.tsx';
import { getPlaceName } from './time-zone.ts';
import type { StrategyCallDialogProps } from './strategy-call-dialog.tsx';

export function StrategyCallDialogContent({ isOpen, onClose }: StrategyCallDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Schedule Your Strategy Call" onClose={onClose} wide>
      <BookingSteps onClose={onClose} />
    </Dialog>
  );
}

/** There while the dialog is open: the next one begins anew. */
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
