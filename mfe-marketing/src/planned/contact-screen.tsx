import { useCallback, useState } from 'react';
import { Button, ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';
import { StrategyCallDialog } from '../strategy-call/strategy-call-dialog.tsx';

const holds = [{ name: 'Your project', text: 'A short form: what you want to build, by when and with which budget.' }];

export function ContactScreen() {
  const [isBooking, setBooking] = useState(false);
  return (
    <PlannedScreen title="Contact" purpose="Here you will tell us about a project." holds={holds}>
      <Button $primary onClick={() => setBooking(true)}>
        Book a 15-min strategy call
      </Button>
      <ButtonLink to="/">Back to Home</ButtonLink>
      <StrategyCallDialog isOpen={isBooking} onClose={useCallback(() => setBooking(false), [])} />
    </PlannedScreen>
  );
}
