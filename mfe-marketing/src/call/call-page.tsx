import type { ReactNode } from 'react';
import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { BackLink } from '../back-link.ts';
import { formatCall } from '../strategy-call/format-call.ts';
import { getPlaceName } from '../strategy-call/time-zone.ts';
import { TwoClocks } from '../strategy-call/two-clocks.tsx';

interface CallPageProps {
  /** The heading above the time: the status of the call. */
  state: string;
  startsAt: string;
  zone: string;
  /** The call is over or canceled, or its hold has expired. */
  isInactive?: boolean;
  children: ReactNode;
}

/** The page of a call: its time in both time zones, with its actions below. */
export function CallPage({ state, startsAt, zone, isInactive = false, children }: CallPageProps) {
  const { day, time, agency } = formatCall(startsAt, zone);
  return (
    <Page>
      <BackLink to="/">
        <Icon name="back" /> Back to Home
      </BackLink>
      <When>
        <div>
          <h1>{state}</h1>
          <Day $off={isInactive}>{day}</Day>
          <Time $off={isInactive}>
            {time} in {getPlaceName(zone)}
          </Time>
          {agency && !isInactive && <Agency>{agency}, where we are</Agency>}
        </div>
        {!isInactive && <TwoClocks startsAt={startsAt} zone={zone} />}
      </When>
      {children}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: 1040px;
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
  }
`;

const When = styled.section`
  display: grid;
  align-items: end;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${tokens.space.xxl};
  }
  h1 {
    padding-bottom: ${tokens.space.s};
    color: ${tokens.color.soft};
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
`;

const Day = styled.p<{ $off: boolean }>`
  font: 600 clamp(40px, 6vw, 64px) / 1 ${tokens.font.display};
  letter-spacing: -0.02em;
  text-wrap: balance;
  text-decoration: ${({ $off }) => ($off ? 'line-through' : 'none')};
  text-decoration-thickness: 2px;
`;

const Time = styled.p<{ $off: boolean }>`
  padding-top: ${tokens.space.m};
  font-size: ${tokens.size.large};
  line-height: 28px;
  font-variant-numeric: tabular-nums;
  text-decoration: ${({ $off }) => ($off ? 'line-through' : 'none')};
`;

const Agency = styled.p`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.body};
  line-height: 26px;
  font-variant-numeric: tabular-nums;
`;
