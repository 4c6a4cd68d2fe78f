import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Editable fields on the left, terms and activity on the right; stacked on a phone. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  ${tokens.screen.narrow.replace('@media', '@media not all and')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.space.xl};
  }
`;

export const Part = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
`;

export const Intro = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  p {
    max-width: ${tokens.width.text};
    color: ${tokens.color.soft};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const NotFound = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
`;
