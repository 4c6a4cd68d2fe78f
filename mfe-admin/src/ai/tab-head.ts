import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Header of a tab: its title and the button that adds an item. */
export const TabHead = styled.div`
  display: flex;
  margin-bottom: ${tokens.space.m};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s};
  p {
    color: ${tokens.color.soft};
  }
`;
