import { Button } from 'kit/controls';
import { saveAs } from 'kit/copy';

interface CalendarButtonProps {
  /** The call as an iCalendar file. */
  calendar: string;
  $primary?: boolean;
}

/** Downloads the call for the visitor's calendar. */
export function CalendarButton({ calendar, $primary }: CalendarButtonProps) {
  return (
    <Button
      $primary={$primary}
      onClick={() => saveAs(new Blob([calendar], { type: 'text/calendar' }), 'strategy-call.ics')}
    >
      Add to calendar
    </Button>
  );
}
