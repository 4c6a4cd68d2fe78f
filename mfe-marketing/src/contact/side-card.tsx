import { useState } from 'react';
import { Button, Icon } from 'kit/controls';
import { Failed, onDemand } from 'kit/states';
import styled from 'styled-components';

const trust = [
  'NDA on request',
  'Launch in as little as 7 days',
  'Secure AI-ready architecture',
  'Integrates existing tools',
];

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}
const StrategyCallDialog = onDemand<DialogProps>(
  async () => (await import('../strategy-call/strategy-call-dialog.tsx')).StrategyCallDialog,
  {
    waiting: null,
    failed: (retry) => (
      <Failed title="The calendar could not be opened" hint="Check your connection and try again." onRetry={retry} />
    ),
  },
);

/** For who would rather talk first, and what one can rely on. */
export function SideCard() {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <Card>
      <h2>Prefer to talk first?</h2>
      <p>A quarter of an hour with somebody who builds, at a time that suits you.</p>
      <Button aria-haspopup="dialog" onClick={open}>
        Book a 15-min strategy call
      </Button>
      <ul>
        {trust.map((promise) => (
          <li key={promise}>
            <Icon name="tick" />
            {promise}
          </li>
        ))}
      </ul>
      {wanted && <StrategyCallDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const Card = styled.aside`
  display: grid;
  padding-top: ${({ theme }) => theme.space.l};
  align-content: start;
  align-self: start;
  gap: ${({ theme }) => theme.space.m};
  border-top: 2px solid ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.size.body};
  line-height: 26px;
  ${({ theme }) => theme.screen.wide} {
    position: sticky;
    top: 72px;
  }
  h2 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 32px;
  }
  p {
    color: ${({ theme }) => theme.color.soft};
  }
  ul {
    display: grid;
    margin-top: ${({ theme }) => theme.space.xs};
  }
  li {
    display: flex;
    padding: ${({ theme }) => theme.space.s} 0;
    align-items: center;
    gap: ${({ theme }) => theme.space.s};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  li svg {
    flex: none;
    color: ${({ theme }) => theme.color.green};
  }
`;
