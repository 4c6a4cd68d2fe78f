import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** Chooses what a panel shows. Its options are the children. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Box>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </Box>
  );
}

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  ${({ theme }) => theme.screen.narrow} {
    width: 100%;
    && > * {
      flex: 1 1 100%;
      grid-template-columns: 80px minmax(0, 1fr);
    }
    && :is(select, input) {
      max-width: none;
    }
  }
`;

export const Box = styled.label`
  display: grid;
  min-width: 0;
  align-items: center;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
  > span {
    color: ${({ theme }) => theme.color.soft};
  }
  select,
  input {
    width: 100%;
    min-width: 0;
    max-width: 240px;
    height: 40px;
    padding: 0 ${({ theme }) => theme.space.xs};
    border: 1px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.ink};
  }
  option {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.ink};
  }
`;
