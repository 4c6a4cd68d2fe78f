import { tokens } from 'kit/theme';
import { brand } from 'rules/brand';
import { claims } from 'rules/claims';
import styled from 'styled-components';
import { Scale } from '../scale.tsx';

const weeksPerYear = 52;
const weeksPerMonth = weeksPerYear / 12;
const { ours, traditional } = claims.duration;

/** Both on one scale of a year, week by week. */
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
  gap: ${tokens.space.l};
  figcaption {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
`;

const Row = styled.div<{ $quiet?: boolean }>`
  display: grid;
  gap: ${tokens.space.s};
  p {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 40px;
  }
  strong {
    margin-right: ${tokens.space.s};
    color: ${({ $quiet }) => ($quiet ? tokens.color.soft : tokens.color.accent)};
    font: 600 ${tokens.size.figure} / 40px ${tokens.font.display};
    letter-spacing: -0.02em;
  }
  ${tokens.screen.narrow} {
    p {
      line-height: 24px;
    }
    strong {
      display: block;
    }
  }
`;

/* Each label starts at its tick; the last one ends there. */
const Months = styled.div`
  display: grid;
  margin-top: calc(-1 * ${tokens.space.s});
  grid-template-columns: repeat(4, 1fr);
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  span {
    grid-row: 1;
  }
  span:nth-child(n + 4) {
    grid-column: 4;
  }
  span:last-child {
    text-align: right;
  }
  ${tokens.screen.narrow} {
    span:nth-child(even) {
      visibility: hidden;
    }
  }
`;
