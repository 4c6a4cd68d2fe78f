import styled from 'styled-components';

/** A radio button as large as its cell: the whole cell is pressed, shows the focus and what is chosen. */
export const ChoiceCell = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition:
    background ${({ theme }) => theme.motion.feedback},
    border-color ${({ theme }) => theme.motion.feedback};
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
    color: ${({ theme }) => theme.color.soft};
  }
  &:hover {
    border-color: ${({ theme }) => theme.color.ink};
  }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    small {
      color: inherit;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: transparent;
    background: none;
    color: ${({ theme }) => theme.color.faint};
    cursor: default;
    small {
      color: inherit;
    }
  }
`;
