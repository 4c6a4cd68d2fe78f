import { MeasuringRule } from 'kit/measuring-rule';
import { Panel } from 'kit/panel';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export interface Measure {
  label: string;
  leads: number;
  /** Next to the number, as in "3 won". */
  more?: string;
}

interface MeasuresProps {
  title: string;
  measures: readonly Measure[] | undefined;
  /** Shown if there are none. */
  empty: string;
}

/** Leads by category, each measured against the total. */
export function Measures({ title, measures, empty }: MeasuresProps) {
  const all = measures?.reduce((sum, { leads }) => sum + leads, 0) ?? 0;
  return (
    <Panel title={title} busy={!measures}>
      {measures && all === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <List aria-label={title} aria-hidden={!measures}>
          {(measures ?? skeletons).map(({ label, leads, more }) => (
            <li key={label}>
              <span>{measures ? label : <Skeleton $width="96px" $height="20px" />}</span>
              <MeasuringRule label={label} value={leads} max={all || 1} text={`${leads} of ${all}`} />
              <Count>
                {measures ? leads : <Skeleton $width="24px" $height="20px" />}
                {more && <small>{more}</small>}
              </Count>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

const skeletons: readonly Measure[] = ['1', '2', '3', '4', '5', '6'].map((label) => ({ label, leads: 0 }));

const Nothing = styled.p`
  color: ${tokens.color.soft};
`;

const List = styled.ul`
  li {
    display: grid;
    min-height: 44px;
    align-items: center;
    grid-template-columns: minmax(96px, 2fr) minmax(0, 3fr) 88px;
    gap: ${tokens.space.m};
    border-top: 1px solid ${tokens.color.line};
  }
  li:last-child {
    border-bottom: 1px solid ${tokens.color.line};
  }
`;

const Count = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  small {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.small};
    font-weight: 400;
  }
`;
