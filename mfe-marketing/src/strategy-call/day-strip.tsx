import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type CalendarDay, formatDay } from './calendar-day.ts';
import type { CallDay } from './call-days.ts';
import { ChoiceCell } from './choice-cell.ts';

interface DayStripProps {
  days: readonly CallDay[];
  shown: CalendarDay | undefined;
  /** False while the free times load. */
  isLoaded: boolean;
  onChoose: (day: CalendarDay) => void;
}

/** Fourteen days as two calendar weeks; a day that can't be booked says why. */
export function DayStrip({ days, shown, isLoaded, onChoose }: DayStripProps) {
  return (
    <Weeks aria-busy={!isLoaded}>
      <legend>Day</legend>
      {days.map(({ day, free, state }) => (
        <Cell key={day}>
          <input
            type="radio"
            name="day"
            value={day}
            checked={day === shown}
            disabled={state !== 'free'}
            aria-label={`${formatDay(day, longDay)}, ${isLoaded ? getSpokenStatus(state, free.length) : 'loading'}`}
            onChange={() => onChoose(day)}
          />
          <small>{formatDay(day, { weekday: 'short' })}</small>
          <b>{formatDay(day, { day: 'numeric' })}</b>
          <Left $free={state === 'free'}>{isLoaded ? getShortStatus(state, free.length) : ''}</Left>
        </Cell>
      ))}
    </Weeks>
  );
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function getSpokenStatus(state: CallDay['state'], free: number): string {
  if (state === 'free') return free === 1 ? '1 free time' : `${free} free times`;
  return state === 'full' ? 'full' : 'no calls';
}

function getShortStatus(state: CallDay['state'], free: number): string {
  if (state === 'free') return `${free} free`;
  return state === 'full' ? 'Full' : '–';
}

const Weeks = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  align-content: start;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 4px;
  border: 0;
  legend {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

const Cell = styled(ChoiceCell)`
  min-height: 72px;
  padding: 6px 0;
  b {
    font: 600 20px/24px ${tokens.font.display};
  }
  small {
    min-height: 16px;
    font-size: ${tokens.size.tiny};
    line-height: 16px;
    white-space: nowrap;
  }
`;

/* On a phone a cell has no room for the number of free times. */
const Left = styled.small<{ $free: boolean }>`
  ${tokens.screen.narrow} {
    display: ${({ $free }) => ($free ? 'none' : 'block')};
  }
`;
