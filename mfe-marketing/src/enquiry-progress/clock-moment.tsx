import { formatExactTime } from 'kit/format';
import { formatRelativeDateTime } from './format-relative-date-time.ts';

/** A recent date and time, with the full date on hover. */
export function ClockMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {formatRelativeDateTime(at)}
    </time>
  );
}
