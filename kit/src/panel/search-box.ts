import styled from 'styled-components';

/** The frame of a search field or a filter above a list. */
export const SearchBox = styled.div`
  display: flex;
  height: 40px;
  align-items: center;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.soft};
  &:focus-within {
    border-color: ${({ theme }) => theme.color.accent};
    outline: 1px solid ${({ theme }) => theme.color.accent};
  }
  input,
  select {
    min-width: 0;
    height: 100%;
    flex: 1;
    padding: ${({ theme }) => `0 ${theme.space.xs}`};
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.ink};
    /* With a smaller font size, iOS would zoom in. */
    ${({ theme }) => theme.screen.narrow} {
      font-size: ${({ theme }) => theme.size.body};
    }
  }
  :is(option, optgroup) {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.ink};
  }
  input::placeholder {
    color: ${({ theme }) => theme.color.faint};
    opacity: 1;
  }
  /* The box shows the focus: two outlines would clash. */
  html body & :is(input, select):focus-visible {
    outline: none;
  }
`;
