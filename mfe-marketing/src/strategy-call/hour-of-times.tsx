import { strategyCallSchedule } from 'rules/call-times';
import styled from 'styled-components';
import { clockTime } from './call-words.ts';
import { ChoiceCell } from './choice-cell.ts';
import type { Hour } from './get-hours.ts';
import { placeName } from './time-zone.ts';

interface HourOfTimesProps {
  hour: Hour;
  zone: string;
  value: string;
  onPick: (startsAt: string) => void;
}

/** The free quarters of an hour, and what the agency's clock shows then. */
export function HourOfTimes({ hour, zone, value, onPick }: HourOfTimesProps) {
  const agencyTime = (startsAt: string) => clockTime(new Date(startsAt), strategyCallSchedule.timeZone);
  const place = placeName(strategyCallSchedule.timeZone);
  const differs = agencyTime(hour.startsAt) !== clockTime(new Date(hour.startsAt), zone);
  return (
    <Line>
      {hour.free.map(({ startsAt, quarter }) => {
        const time = clockTime(new Date(startsAt), zone);
        return (
          <Time key={startsAt} $quarter={quarter}>
            <input
              type="radio"
              name="startsAt"
              value={startsAt}
              checked={startsAt === value}
              aria-label={differs ? `${time}, ${agencyTime(startsAt)} in ${place}` : time}
              onChange={() => onPick(startsAt)}
            />
            {time}
          </Time>
        );
      })}
      {differs && (
        <There aria-hidden>
          {agencyTime(hour.startsAt)} {place}
        </There>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  min-height: 40px;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: center;
  gap: 4px;
  @media (min-width: 480px) {
    grid-template-columns: repeat(4, minmax(0, 1fr)) 104px;
  }
`;

const Time = styled(ChoiceCell)<{ $quarter: number }>`
  height: 40px;
  grid-column: ${({ $quarter }) => $quarter + 1};
  ${({ theme }) => theme.screen.narrow} {
    letter-spacing: -0.02em;
  }
  white-space: nowrap;
`;

const There = styled.span`
  display: none;
  grid-column: 5;
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  @media (min-width: 480px) {
    display: block;
  }
`;
