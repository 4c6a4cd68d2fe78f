import styled from 'styled-components';

export const needHeight = 48;

/** The place of one thing that waits: its kind, what it is, since when, the way on. On a phone one below the other. */
export const NeedLine = styled.div`
  display: grid;
  min-height: ${needHeight}px;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  grid-template-columns: 112px minmax(0, 2fr) minmax(0, 3fr) 136px 16px;
  align-items: center;
  gap: 2px ${({ theme }) => theme.space.m};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
    grid-template-columns: minmax(0, 1fr) 16px;
    > * {
      grid-column: 1;
    }
    > :last-child {
      grid-column: 2;
      grid-row: 1 / span 4;
    }
  }
`;
