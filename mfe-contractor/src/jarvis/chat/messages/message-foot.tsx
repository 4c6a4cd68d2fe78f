import styled from 'styled-components';

/** The quiet line below a message: what one can do with it, and what it took. */
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
  /* An icon stands on the left edge by what one sees of it. */
  > button[aria-label] {
    margin-left: -12px;
  }
`;
