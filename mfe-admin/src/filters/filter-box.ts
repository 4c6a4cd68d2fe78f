import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** List filters, on one line where they fit. */
export const FilterBar = styled.div.attrs({ role: 'search' })`
  display: flex;
  margin-bottom: ${tokens.space.s};
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.xs};
  > :first-child {
    min-width: min(100%, 240px);
    flex: 1;
  }
  ${tokens.screen.narrow} {
    /* As wide as its text, and on a line of its own rather than cut. */
    > label {
      max-width: 100%;
      flex: 1 1 auto;
    }
  }
`;

/** A control with its label above. */
export const FilterBox = styled.label`
  display: grid;
  min-width: 0;
  gap: 4px;
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
  input,
  select {
    width: 100%;
    min-width: 0;
    height: 40px;
    padding: 0 ${tokens.space.s};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
    font-size: ${tokens.size.small};
    /* With a smaller font, a phone would zoom in. */
    ${tokens.screen.narrow} {
      font-size: ${tokens.size.body};
    }
  }
  option {
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
  }
  input::placeholder {
    color: ${tokens.color.faint};
    opacity: 1;
  }
  & :is(input, select):focus-visible {
    border-color: ${tokens.color.accent};
    outline: 1px solid ${tokens.color.accent};
  }
`;
