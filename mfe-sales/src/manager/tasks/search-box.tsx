import { longestSearch } from 'rules/knowledge';
import type { AddressText } from 'kit/panel';
import { Box } from '../filters/choice.tsx';

/** Finds tasks by what they say. */
export function SearchBox({ text }: { text: Pick<AddressText, 'typed' | 'type' | 'field'> }) {
  const { typed, type, field } = text;
  return (
    <Box>
      <span>Search</span>
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={longestSearch}
        placeholder="Title or description"
        onChange={({ target }) => type(target.value)}
      />
    </Box>
  );
}
