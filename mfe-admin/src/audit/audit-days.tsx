import { Skeleton } from 'kit/states';
import { AuditRow, Row } from './audit-row.tsx';
import { byDay, dayInWords } from './by-day.ts';
import { Day } from './day.ts';
import type { Entry } from './use-audit.ts';

export function AuditDays({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
      {byDay(entries).map(({ day, entries: ofDay }) => (
        <Day key={day} aria-label={dayInWords(day)}>
          <h3>{dayInWords(day)}</h3>
          <ol>
            {ofDay.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ol>
        </Day>
      ))}
    </>
  );
}

export const AuditSkeleton = () => (
  <Day aria-hidden>
    <h3>
      <Skeleton $width="80px" $height="20px" />
    </h3>
    <ol>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Row key={place}>
          <Skeleton $width="48px" $height="20px" />
          <Skeleton $width="140px" $height="20px" />
          <Skeleton $width="70%" $height="20px" />
          <Skeleton $width="96px" $height="20px" />
        </Row>
      ))}
    </ol>
  </Day>
);
