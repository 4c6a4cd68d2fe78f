import type { ReactNode } from 'react';
import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** An important note above a form. */
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
  gap: ${tokens.space.s};
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${({ $urgent }) => ($urgent ? tokens.color.danger : tokens.color.line)};
  border-radius: ${tokens.radius.medium};
  background: ${({ $urgent }) => ($urgent ? tokens.color.dangerWash : tokens.color.sunken)};
  p {
    overflow-wrap: anywhere;
  }
`;

const Sign = styled.span<{ $urgent: boolean }>`
  display: flex;
  height: 20px;
  align-items: center;
  color: ${({ $urgent }) => ($urgent ? tokens.color.danger : tokens.color.soft)};
`;
