import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Row = styled.li`
  position: relative;
  display: grid;
  padding: ${tokens.space.m} ${tokens.space.l};
  align-items: center;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px ${tokens.space.m};
  &:hover {
    background: ${tokens.color.sunken};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Words = styled.div`
  display: grid;
  min-width: 0;
  gap: 4px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.s};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

/* Above the link that covers the row. */
export const Action = styled.span`
  position: relative;
  justify-self: start;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.m};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;
