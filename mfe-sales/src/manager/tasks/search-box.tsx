import { Box } from '../filters/choice.tsx';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
}

/** Finds tasks by what they say. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <Box>
      <span>Search</span>
      <input
        type="search"
        value={value}
        placeholder="Title or description"
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}
