import { useCallback, useState } from 'react';
import { Button } from 'kit/controls';
import { StrategyCallDialog } from '../strategy-call/strategy-call-dialog.tsx';

export function BookAnother() {
  const [isBooking, setBooking] = useState(false);
  return (
    <div>
      <Button $primary onClick={() => setBooking(true)}>
        Book another call
      </Button>
      <StrategyCallDialog isOpen={isBooking} onClose={useCallback(() => setBooking(false), [])} />
    </div>
  );
}
