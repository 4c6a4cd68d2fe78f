import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** The frame of a search field or a filter above a list. */
export const SearchBox = styled.div`
  display: flex;
  min-height: 40px;
  align-items: center;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  color: ${tokens.color.soft};
  &:focus-within {
    border-color: ${tokens.color.accent};
    outline: 1px solid ${tokens.color.accent};
  }
  input,
  select {
    min-width: 0;
    flex: 1;
    align-self: stretch;
    padding: 0 ${tokens.space.xs};
    border: 0;
    background: none;
    color: ${tokens.color.ink};
    /* With a smaller font size, iOS would zoom in. */
    ${tokens.screen.narrow} {
      font-size: ${tokens.size.body};
    }
  }
  :is(option, optgroup) {
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
  }
  input::placeholder {
    color: ${tokens.color.faint};
    opacity: 1;
  }
  /* The box shows the focus: two outlines would clash. */
  & :is(input, select):focus-visible {
    outline: none;
  }
`;
