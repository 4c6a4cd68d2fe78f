import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  padding: ${tokens.space.s} ${tokens.space.m};
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${tokens.space.s};
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
  overflow-wrap: anywhere;
  > span {
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
    line-height: 16px;
  }
`;
