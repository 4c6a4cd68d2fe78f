import styled from 'styled-components';

/** Header of a tab: its title and the button that adds an item. */
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
