import { formatExactTime, formatRelativeDate } from './dates.ts';

/** A readable date, with the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {formatRelativeDate(at)}
    </time>
  );
}
