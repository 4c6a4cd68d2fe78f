import { useCallback, useState } from 'react';
import { Button, Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { StrategyCallDialog } from '../strategy-call/strategy-call-dialog.tsx';

const trustPoints = [
  'NDA on request',
  'Launch in as little as 7 days',
  'Secure AI-ready architecture',
  'Integrates existing tools',
];

/** Offers a call instead of the form, and lists what the agency promises. */
export function SideCard() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <Card>
      <h2>Prefer to talk first?</h2>
      <p>15 minutes with one of our builders, at a time that suits you.</p>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Book a 15-min strategy call
      </Button>
      <ul>
        {trustPoints.map((promise) => (
          <li key={promise}>
            <Icon name="tick" />
            {promise}
          </li>
        ))}
      </ul>
      <StrategyCallDialog isOpen={isOpen} onClose={close} />
    </Card>
  );
}

const Card = styled.aside`
  display: grid;
  padding-top: ${tokens.space.l};
  align-content: start;
  align-self: start;
  gap: ${tokens.space.m};
  border-top: 2px solid ${tokens.color.ink};
  font-size: ${tokens.size.body};
  line-height: 26px;
  ${tokens.screen.wide} {
    position: sticky;
    top: calc(72px + var(--bar-room, 0px));
  }
  h2 {
    font-size: ${tokens.size.title};
    line-height: 32px;
  }
  p {
    color: ${tokens.color.soft};
  }
  ul {
    display: grid;
    margin-top: ${tokens.space.xs};
  }
  li {
    display: flex;
    padding: ${tokens.space.s} 0;
    align-items: center;
    gap: ${tokens.space.s};
    border-top: 1px solid ${tokens.color.line};
  }
  li svg {
    flex: none;
    color: ${tokens.color.green};
  }
`;
