import { brand } from 'rules/brand';
import { claims } from 'rules/claims';
import styled from 'styled-components';
import { Scale } from '../scale.tsx';

const weeksAYear = 52;
const weeksAMonth = weeksAYear / 12;
const { ours, traditional } = claims.duration;

/** Both on the same year, week by week. */
export function Comparison() {
  return (
    <Figure>
      <h3>From the first call to a live system</h3>
      <Row>
        <p>
          {brand.name} <strong>{ours.figure}</strong>
        </p>
        <Scale ticks={weeksAYear} long={4} from={ours.weeks[0]} to={ours.weeks[1]} />
      </Row>
      <Row>
        <p>
          Traditional agencies <strong>{traditional.figure}</strong>
        </p>
        <Scale
          ticks={weeksAYear}
          long={4}
          from={traditional.months[0] * weeksAMonth}
          to={traditional.months[1] * weeksAMonth}
          quiet
        />
      </Row>
      <Ends aria-hidden>
        <span>Today</span>
        <span>6 months</span>
        <span>12 months</span>
      </Ends>
    </Figure>
  );
}

const Figure = styled.figure`
  && {
    margin-top: ${({ theme }) => theme.space.xxl};
  }
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  h3 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 32px;
  }
`;

const Row = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  strong {
    margin-left: ${({ theme }) => theme.space.xs};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
`;
