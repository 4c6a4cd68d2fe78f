import { promisedReplyHours } from 'rules/claims';
import styled from 'styled-components';
import { Piece, SampleTag } from '../parts.ts';
import { Scale } from '../scale.tsx';

/** An enquiry's clock: how much of the promised time has gone by. */
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
  margin-top: -${({ theme }) => theme.space.xl};
  padding: ${({ theme }) => theme.space.m};
  gap: ${({ theme }) => theme.space.s};
  border-top: 2px solid ${({ theme }) => theme.color.ink};
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.m};
  }
  span {
    color: ${({ theme }) => theme.color.soft};
  }
  ${({ theme }) => theme.screen.narrow} {
    width: calc(100% - 2 * ${({ theme }) => theme.space.m});
    margin-left: ${({ theme }) => theme.space.m};
  }
`;
