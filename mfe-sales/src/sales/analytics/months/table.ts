import { FigureTable } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** On a phone the figures of a month are in two columns. */
export const Table = styled(FigureTable)`
  ${tokens.screen.narrow} {
    tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
