import { tokens } from 'kit/theme';
import { analyticsPeriods } from 'rules/sales-analytics';
import styled from 'styled-components';
import type { Period } from './use-period.ts';

/** The length of the period. */
export function PeriodToggle({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  return (
    <Group role="group" aria-label="Period">
      {analyticsPeriods.map((months) => (
        <button key={months} type="button" aria-pressed={months === period} onClick={() => onChoose(months)}>
          {months} months
        </button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  button {
    min-height: 38px;
    padding: 0 ${tokens.space.s};
    border: 0;
    background: none;
    color: ${tokens.color.soft};
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  button + button {
    border-left: 1px solid ${tokens.color.line};
  }
  button:hover {
    color: ${tokens.color.ink};
  }
  button[aria-pressed='true'] {
    box-shadow: inset 0 -2px ${tokens.color.accent};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`;
