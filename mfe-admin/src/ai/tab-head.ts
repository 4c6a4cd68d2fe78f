import styled from 'styled-components';

/** Above a tab's list: what it is, and what one can add to it. */
export const TabHead = styled.div`
  display: flex;
  margin-bottom: ${({ theme }) => theme.space.m};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  p {
    color: ${({ theme }) => theme.color.soft};
  }
`;
