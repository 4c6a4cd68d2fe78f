import styled from 'styled-components';

/** Editable fields on the left, terms and activity on the right; stacked on a phone. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  @media (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.xl};
  }
`;

export const Part = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
`;

export const Intro = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  p {
    max-width: ${({ theme }) => theme.width.text};
    color: ${({ theme }) => theme.color.soft};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: 4px;
  > div {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.s};
  }
  dt {
    color: ${({ theme }) => theme.color.soft};
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;

export const NotFound = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.m};
`;
