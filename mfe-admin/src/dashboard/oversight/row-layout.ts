import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.m};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

export const Client = styled.p`
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;
