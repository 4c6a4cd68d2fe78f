import styled from 'styled-components';

/** List filters, on one line where they fit. */
export const FilterBar = styled.div.attrs({ role: 'search' })`
  display: flex;
  margin-bottom: ${({ theme }) => theme.space.s};
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space.xs};
  > :first-child {
    min-width: min(100%, 240px);
    flex: 1;
  }
  ${({ theme }) => theme.screen.narrow} {
    > label {
      min-width: calc(50% - ${({ theme }) => theme.space.xs});
      flex: 1;
    }
  }
`;

/** A control with its label above. */
export const FilterBox = styled.label`
  display: grid;
  min-width: 0;
  gap: 4px;
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.tiny};
  line-height: 16px;
  input,
  select {
    width: 100%;
    min-width: 0;
    height: 40px;
    padding: ${({ theme }) => `0 ${theme.space.s}`};
    border: 1px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.size.small};
    /* With a smaller font, a phone would zoom in. */
    ${({ theme }) => theme.screen.narrow} {
      font-size: ${({ theme }) => theme.size.body};
    }
  }
  option {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.ink};
  }
  input::placeholder {
    color: ${({ theme }) => theme.color.faint};
    opacity: 1;
  }
  html body & :is(input, select):focus-visible {
    border-color: ${({ theme }) => theme.color.accent};
    outline: 1px solid ${({ theme }) => theme.color.accent};
  }
`;
