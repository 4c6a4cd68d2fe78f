import styled from 'styled-components';

/** What one can do with a call, and what to know about it. */
export const CallActions = styled.div`
  display: flex;
  padding-top: ${({ theme }) => theme.space.l};
  align-items: center;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  p {
    max-width: 60ch;
    color: ${({ theme }) => theme.color.soft};
  }
`;
