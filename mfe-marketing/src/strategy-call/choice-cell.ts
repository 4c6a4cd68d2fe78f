import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A radio button that fills its cell: the whole cell is clickable and shows focus and selection. */
export const ChoiceCell = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition:
    background ${tokens.motion.feedback},
    border-color ${tokens.motion.feedback};
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: inherit;
    opacity: 0;
  }
  small {
    color: ${tokens.color.soft};
  }
  &:hover {
    border-color: ${tokens.color.ink};
  }
  &:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    small {
      color: inherit;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: transparent;
    background: none;
    color: ${tokens.color.faint};
    cursor: default;
    small {
      color: inherit;
    }
  }
`;
