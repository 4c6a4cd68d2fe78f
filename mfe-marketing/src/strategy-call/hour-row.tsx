import { tokens } from 'kit/theme';
import { strategyCallSchedule } from 'rules/call-times';
import styled from 'styled-components';
import { formatClockTime } from './format-call.ts';
import { ChoiceCell } from './choice-cell.ts';
import type { Hour } from './group-by-hour.ts';
import { getPlaceName } from './time-zone.ts';

interface HourRowProps {
  hour: Hour;
  zone: string;
  value: string;
  onPick: (startsAt: string) => void;
}

/** The free quarters of an hour, and the time in the agency's time zone. */
export function HourRow({ hour, zone, value, onPick }: HourRowProps) {
  const formatAgencyTime = (startsAt: string) => formatClockTime(new Date(startsAt), strategyCallSchedule.timeZone);
  const place = getPlaceName(strategyCallSchedule.timeZone);
  const differs = formatAgencyTime(hour.startsAt) !== formatClockTime(new Date(hour.startsAt), zone);
  return (
    <Line>
      {hour.free.map(({ startsAt, quarter }) => {
        const time = formatClockTime(new Date(startsAt), zone);
        return (
          <Time key={startsAt} $quarter={quarter}>
            <input
              type="radio"
              name="startsAt"
              value={startsAt}
              checked={startsAt === value}
              aria-label={differs ? `${time}, ${formatAgencyTime(startsAt)} in ${place}` : time}
              onChange={() => onPick(startsAt)}
            />
            {time}
          </Time>
        );
      })}
      {differs && (
        <AgencyTime aria-hidden>
          {formatAgencyTime(hour.startsAt)} {place}
        </AgencyTime>
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
  ${tokens.screen.narrow} {
    letter-spacing: -0.02em;
  }
  white-space: nowrap;
`;

const AgencyTime = styled.span`
  display: none;
  grid-column: 5;
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  @media (min-width: 480px) {
    display: block;
  }
`;
