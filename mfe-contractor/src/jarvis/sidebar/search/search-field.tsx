import { Drawing } from 'kit/controls';
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
  padding-left: ${({ theme }) => theme.space.s};
  align-items: center;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.soft};

  &:focus-within {
    border-color: ${({ theme }) => theme.color.accent};
    outline: 1px solid ${({ theme }) => theme.color.accent};
  }
  input {
    min-width: 0;
    height: 100%;
    flex: 1;
    padding: ${({ theme }) => `0 ${theme.space.xs}`};
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.ink};
    /* A smaller font would make iOS zoom in on focus. */
    ${({ theme }) => theme.screen.narrow} {
      font-size: ${({ theme }) => theme.size.body};
    }
  }
  input::placeholder {
    color: ${({ theme }) => theme.color.faint};
    opacity: 1;
  }
  /* The wrapper shows the focus ring; avoid a second one. */
  html body & input:focus-visible {
    outline: none;
  }
`;
