import { brand } from 'rules/brand';
import { claims } from 'rules/claims';
import styled from 'styled-components';
import { Scale } from '../scale.tsx';

const weeksPerYear = 52;
const weeksPerMonth = weeksPerYear / 12;
const { ours, traditional } = claims.duration;

/** Both on the same year, week by week. */
export function Comparison() {
  return (
    <Figure>
      <figcaption>From first call to live system, within a year</figcaption>
      <Row>
        <p>
          <strong>{ours.figure}</strong> {brand.name}
        </p>
        <Scale ticks={weeksPerYear} majorTickInterval={4} from={ours.weeks[0]} to={ours.weeks[1]} height={40} />
      </Row>
      <Row $quiet>
        <p>
          <strong>{traditional.figure}</strong> Traditional agencies
        </p>
        <Scale
          ticks={weeksPerYear}
          majorTickInterval={4}
          from={traditional.months[0] * weeksPerMonth}
          to={traditional.months[1] * weeksPerMonth}
          height={40}
          quiet
        />
      </Row>
      <Months aria-hidden>
        {['Today', '3 months', '6 months', '9 months', '12 months'].map((month) => (
          <span key={month}>{month}</span>
        ))}
      </Months>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  figcaption {
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
`;

const Row = styled.div<{ $quiet?: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  p {
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 40px;
  }
  strong {
    margin-right: ${({ theme }) => theme.space.s};
    color: ${({ theme, $quiet }) => ($quiet ? theme.color.soft : theme.color.accent)};
    font: 600 ${({ theme }) => theme.size.figure} / 40px ${({ theme }) => theme.font.display};
    letter-spacing: -0.02em;
  }
  ${({ theme }) => theme.screen.narrow} {
    p {
      line-height: 24px;
    }
    strong {
      display: block;
    }
  }
`;

/* Each begins at its tick; the last one ends there. */
const Months = styled.div`
  display: grid;
  margin-top: -${({ theme }) => theme.space.s};
  grid-template-columns: repeat(4, 1fr);
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
  span {
    grid-row: 1;
  }
  span:nth-child(n + 4) {
    grid-column: 4;
  }
  span:last-child {
    text-align: right;
  }
  ${({ theme }) => theme.screen.narrow} {
    span:nth-child(even) {
      visibility: hidden;
    }
  }
`;
