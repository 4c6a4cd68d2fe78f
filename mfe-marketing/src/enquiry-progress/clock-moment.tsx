import { formatExactTime } from 'kit/format';
import { formatRelativeDateTime } from './format-relative-date-time.ts';

/** A moment of these days with its time, and the whole date on hover. */
export function ClockMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {formatRelativeDateTime(at)}
    </time>
  );
}
