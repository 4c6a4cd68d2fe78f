import { Drawing } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { iconPaths } from '../drawings.ts';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The longest search term that the server accepts. */
const maxLength = 200;

export function SearchField({ value, onChange }: SearchFieldProps) {
  return (
    <Box>
      <Drawing d={iconPaths.search} />
      <input
        type="search"
        aria-label="Search conversations"
        placeholder="Search conversations"
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  height: 40px;
  padding-left: ${tokens.space.s};
  align-items: center;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  color: ${tokens.color.soft};

  &:focus-within {
    border-color: ${tokens.color.accent};
    outline: 1px solid ${tokens.color.accent};
  }
  input {
    min-width: 0;
    height: 100%;
    flex: 1;
    padding: 0 ${tokens.space.xs};
    border: 0;
    background: none;
    color: ${tokens.color.ink};
    /* A smaller font would make iOS zoom in on focus. */
    ${tokens.screen.narrow} {
      font-size: ${tokens.size.body};
    }
  }
  input::placeholder {
    color: ${tokens.color.faint};
    opacity: 1;
  }
  /* The wrapper shows the focus ring; avoid a second one. */
  input:focus-visible {
    outline: none;
  }
`;
