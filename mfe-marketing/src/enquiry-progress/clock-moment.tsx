import { formatExactTime } from 'kit/format';
import { spokenMoment } from './spoken-moment.ts';

/** A moment of these days with its time, and the whole date on hover. */
export function ClockMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {spokenMoment(at)}
    </time>
  );
}
