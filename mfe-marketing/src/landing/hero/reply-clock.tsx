import { tokens } from 'kit/theme';
import { promisedReplyHours } from 'rules/claims';
import styled from 'styled-components';
import { Piece, SampleTag } from '../parts.ts';
import { Scale } from '../scale.tsx';

/** An enquiry's clock: how much of the promised time has passed. */
export function ReplyClock() {
  return (
    <Card>
      <strong>Thanks! We&apos;ll reply within {promisedReplyHours} hours.</strong>
      <Scale ticks={promisedReplyHours} majorTickInterval={6} to={3} />
      <div>
        <span>3 of {promisedReplyHours} hours have passed</span>
        <SampleTag />
      </div>
    </Card>
  );
}

const Card = styled(Piece)`
  position: relative;
  display: grid;
  width: min(100%, 400px);
  margin-top: calc(-1 * ${tokens.space.xl});
  padding: ${tokens.space.m};
  gap: ${tokens.space.s};
  border-top: 2px solid ${tokens.color.ink};
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space.m};
  }
  span {
    color: ${tokens.color.soft};
  }
  ${tokens.screen.narrow} {
    width: calc(100% - 2 * ${tokens.space.m});
    margin-left: ${tokens.space.m};
  }
`;
