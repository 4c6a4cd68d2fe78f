import type { ReactNode } from 'react';
import { Icon } from 'kit/controls';
import styled from 'styled-components';

/** Says something that matters before one fills in the form below it. */
export function HintBox({ urgent = false, children }: { urgent?: boolean; children: ReactNode }) {
  return (
    <Box $urgent={urgent} role={urgent ? 'alert' : undefined}>
      <Sign $urgent={urgent}>
        <Icon name={urgent ? 'warning' : 'info'} />
      </Sign>
      <p>{children}</p>
    </Box>
  );
}

const Box = styled.div<{ $urgent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border: 1px solid ${({ theme, $urgent }) => ($urgent ? theme.color.danger : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $urgent }) => ($urgent ? theme.color.dangerWash : theme.color.sunken)};
  p {
    overflow-wrap: anywhere;
  }
`;

const Sign = styled.span<{ $urgent: boolean }>`
  display: flex;
  height: 20px;
  align-items: center;
  color: ${({ theme, $urgent }) => ($urgent ? theme.color.danger : theme.color.soft)};
`;
