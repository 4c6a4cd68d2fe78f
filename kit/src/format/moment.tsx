import { exactTime, spokenDate } from './dates.ts';

/** A date as people say it, with the exact time on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {spokenDate(at)}
    </time>
  );
}
