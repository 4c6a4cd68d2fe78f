import { Button } from 'kit/controls';
import { download } from '../account/two-step/download.ts';

interface CalendarButtonProps {
  /** The call as an iCalendar file. */
  calendar: string;
  $primary?: boolean;
}

/** Puts the call into the visitor's own calendar. */
export function CalendarButton({ calendar, $primary }: CalendarButtonProps) {
  return (
    <Button $primary={$primary} onClick={() => download('strategy-call.ics', calendar, 'text/calendar')}>
      Add to calendar
    </Button>
  );
}
