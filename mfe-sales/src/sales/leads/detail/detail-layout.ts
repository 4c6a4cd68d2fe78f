import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The facts on the left, the notes on the right; stacked on a phone. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space.l} ${tokens.space.xl};
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  min-width: 0;
  gap: ${tokens.space.m};
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
`;

export const Facts = styled.dl`
  display: grid;
  /* A column is as wide as an address: where there is no room for two, the facts are below each other. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 184px), 1fr));
  gap: ${tokens.space.s} ${tokens.space.m};
  dt {
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
  }
  dd {
    overflow-wrap: anywhere;
  }
  a {
    color: ${tokens.color.accent};
  }
`;

export const Words = styled.p`
  padding-left: ${tokens.space.s};
  border-left: 2px solid ${tokens.color.line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
