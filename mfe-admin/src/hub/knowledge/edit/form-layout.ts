import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
`;

/* Content on the left, details on the right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.l};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

export const Column = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 4px;
  > :not(button) {
    width: 100%;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.space.s};
  /* A select is as wide as its longest option unless its field sets a width. */
  > * {
    min-width: 0;
    grid-template-columns: minmax(0, 1fr);
  }
`;
