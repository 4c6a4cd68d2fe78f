import { Skeleton } from 'kit/states';
import { byDay, dayInWords } from '../../audit/by-day.ts';
import { Day } from '../../audit/day.ts';
import { HistoryRow, Row } from './history-row.tsx';
import type { ReleaseEvent } from './use-history.ts';

export function HistoryDays({ events }: { events: readonly ReleaseEvent[] }) {
  return (
    <>
      {byDay(events).map(({ day, entries }) => (
        <Day key={day} aria-label={dayInWords(day)}>
          <h3>{dayInWords(day)}</h3>
          <ol>
            {entries.map((event) => (
              <HistoryRow key={event.id} event={event} />
            ))}
          </ol>
        </Day>
      ))}
    </>
  );
}

export const HistorySkeleton = () => (
  <Day aria-hidden>
    <h3>
      <Skeleton $width="80px" $height="20px" />
    </h3>
    <ol>
      {[1, 2, 3, 4, 5].map((place) => (
        <Row key={place}>
          <Skeleton $width="48px" $height="20px" />
          <Skeleton $width="120px" $height="20px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="96px" $height="20px" />
        </Row>
      ))}
    </ol>
  </Day>
);
