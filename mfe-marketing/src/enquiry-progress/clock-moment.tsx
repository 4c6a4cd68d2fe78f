import { formatExactTime, formatRelativeDateTime } from 'kit/format';

/** A recent date and time, with the full date on hover. */
export function ClockMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {formatRelativeDateTime(at)}
    </time>
  );
}
