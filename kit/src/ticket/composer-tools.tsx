import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

interface ComposerToolsProps {
  isNote: boolean;
  onNote: (isNote: boolean) => void;
  children: ReactNode;
}

/** Whether the team writes to the client or to itself, and more tools. */
export function ComposerTools({ isNote, onNote, children }: ComposerToolsProps) {
  return (
    <Tools>
      <Choice role="radiogroup" aria-label="Who sees it">
        <label>
          <input type="radio" name="composer" checked={!isNote} onChange={() => onNote(false)} />
          Reply to client
        </label>
        <label>
          <input type="radio" name="composer" checked={isNote} onChange={() => onNote(true)} />
          Internal note
        </label>
      </Choice>
      {children}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.m};
  label {
    display: flex;
    min-height: 40px;
    align-items: center;
    gap: ${tokens.space.xs};
    font-size: ${tokens.size.small};
    cursor: pointer;
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
`;
