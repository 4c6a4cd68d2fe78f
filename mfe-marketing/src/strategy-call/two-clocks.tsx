import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import { strategyCallSchedule } from 'rules/call-times';
import styled from 'styled-components';
import { formatClockTime } from './format-call.ts';
import { getPlaceName } from './time-zone.ts';

/** The time of a call in the visitor's and the agency's day, on one scale. */
export function TwoClocks({ startsAt, zone }: { startsAt: string; zone: string }) {
  const start = new Date(startsAt);
  const { timeZone } = strategyCallSchedule;
  const differs = formatClockTime(start, zone) !== formatClockTime(start, timeZone);
  return (
    <Clocks>
      <Clock start={start} zone={zone} whose="Your day" />
      {differs && <Clock start={start} zone={timeZone} whose="Our day" />}
    </Clocks>
  );
}

function Clock({ start, zone, whose }: { start: Date; zone: string; whose: string }) {
  const time = formatClockTime(start, zone);
  return (
    <div>
      <Words>
        <span>
          {whose} in {getPlaceName(zone)}
        </span>
        <strong>{time}</strong>
      </Words>
      <MeasuringRule
        label={`${whose} in ${getPlaceName(zone)}`}
        value={getMinuteOfDay(start, zone)}
        max={1440}
        text={time}
      />
    </div>
  );
}

function getMinuteOfDay(start: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const [hours, minutes] = format.format(start).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

const Clocks = styled.div`
  display: grid;
  width: 100%;
  gap: ${tokens.space.m};
`;

const Words = styled.p`
  display: flex;
  padding-bottom: ${tokens.space.xs};
  justify-content: space-between;
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
  strong {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`;
