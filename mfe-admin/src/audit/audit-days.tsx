import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { AuditRow, Row } from './audit-row.tsx';
import { byDay, dayInWords } from './by-day.ts';
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

const Day = styled.section`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  & + & {
    margin-top: ${({ theme }) => theme.space.m};
  }
  h3 {
    padding: ${({ theme }) => `10px ${theme.space.m}`};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => `${theme.radius.medium} ${theme.radius.medium} 0 0`};
    background: ${({ theme }) => theme.color.sunken};
    font-size: ${({ theme }) => theme.size.small};
    line-height: 20px;
  }
`;
