import styled from 'styled-components';

/** The facts on the left, the notes on the right; stacked on a phone. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.l} ${theme.space.xl}`};
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  min-width: 0;
  gap: ${({ theme }) => theme.space.m};
  h3 {
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  dt {
    color: ${({ theme }) => theme.color.faint};
    font-size: ${({ theme }) => theme.size.tiny};
  }
  dd {
    overflow-wrap: anywhere;
  }
  a {
    color: ${({ theme }) => theme.color.accent};
  }
`;

export const Words = styled.p`
  padding-left: ${({ theme }) => theme.space.s};
  border-left: 2px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
