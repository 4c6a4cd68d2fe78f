import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Layout of a document row: stacked on a phone, three columns where they fit. */
export const Row = styled.li`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s} ${tokens.space.l};
  h2 {
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) 248px 304px;
  }
`;
