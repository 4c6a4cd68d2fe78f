import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The line below a message: its actions and token usage. */
export const MessageFoot = styled.div`
  display: flex;
  min-height: 32px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  > button {
    min-height: 32px;
    padding: 5px ${tokens.space.xs};
    font-size: ${tokens.size.tiny};
  }
  /* Aligns the visible glyph of an icon with the left edge. */
  > button[aria-label] {
    margin-left: -12px;
  }
`;
