import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Secondary actions side by side, less prominent than the primary one. */
export const ButtonRow = styled.div`
  display: flex;
  margin-left: calc(-1 * ${tokens.space.xs});
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const QuietButton = styled.button.attrs({ type: 'button' })`
  min-height: 40px;
  padding: 0 ${tokens.space.xs};
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.accent};
  text-decoration: underline;
  cursor: pointer;
  &:hover {
    color: ${tokens.color.accentHover};
  }
`;
