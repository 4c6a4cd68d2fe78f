import { Button } from 'kit/controls';
import { downloadFile } from '../account/two-step/download-file.ts';

interface CalendarButtonProps {
  /** The call as an iCalendar file. */
  calendar: string;
  $primary?: boolean;
}

/** Downloads the call for the visitor's calendar. */
export function CalendarButton({ calendar, $primary }: CalendarButtonProps) {
  return (
    <Button $primary={$primary} onClick={() => downloadFile('strategy-call.ics', calendar, 'text/calendar')}>
      Add to calendar
    </Button>
  );
}
