import { useEffect, useId, useRef } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { formatDay } from './calendar-day.ts';
import type { CallDay } from './call-days.ts';
import { HourRow } from './hour-row.tsx';
import { groupByHour } from './group-by-hour.ts';

interface TimesProps {
  day: CallDay;
  zone: string;
  value: string;
  onPick: (startsAt: string) => void;
  error: string | undefined;
}

/** The free times of a day: a row per hour, a column per quarter, so that taken times are gaps. */
export function Times({ day: { day, free }, zone, value, onPick, error }: TimesProps) {
  const faultId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Someone else took the time, and the focus is still on the submit button.
    if (error && !group.current?.contains(document.activeElement)) group.current?.focus();
  }, [error]);
  return (
    <Group ref={group} tabIndex={-1} aria-describedby={error && faultId}>
      <legend>{formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' })}</legend>
      <Fault id={faultId} role="alert">
        {error}
      </Fault>
      <Hours>
        {groupByHour(free, zone).map((hour) => (
          <HourRow key={hour.startsAt} hour={hour} {...{ zone, value, onPick }} />
        ))}
      </Hours>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &:focus {
    outline: none;
  }
  legend {
    padding: 0;
    font: 600 20px/28px ${tokens.font.display};
  }
`;

/* Always takes up space, so that an error doesn't shift the times under the pointer. */
const Fault = styled.p`
  min-height: 20px;
  color: ${tokens.color.danger};
  font-weight: 600;
`;

const Hours = styled.div`
  display: grid;
  gap: 4px;
`;
