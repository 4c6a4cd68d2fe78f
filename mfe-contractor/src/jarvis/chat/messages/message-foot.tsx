import styled from 'styled-components';

/** The line below a message: its actions and token usage. */
export const MessageFoot = styled.div`
  display: flex;
  min-height: 32px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.tiny};
  > button {
    min-height: 32px;
    padding: 5px ${({ theme }) => theme.space.xs};
    font-size: ${({ theme }) => theme.size.tiny};
  }
  /* Aligns the visible glyph of an icon with the left edge. */
  > button[aria-label] {
    margin-left: -12px;
  }
`;
