import styled from 'styled-components';
import { FieldFrame } from '../forms/field-frame.tsx';
import type { Choice } from './choice.ts';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';
import { tokens } from '../theme/tokens.ts';

interface SearchSelectFieldProps<Found extends Choice> extends SearchSelectProps<Found> {
  label: string;
  error: string | undefined;
}

/** A form field with a searchable list of options. */
export const SearchSelectField = <Found extends Choice>({ label, error, ...select }: SearchSelectFieldProps<Found>) => (
  <FieldFrame label={label} error={error}>
    {(controlProps) => <FullWidthSelect {...(select as SearchSelectProps<Choice>)} {...controlProps} />}
  </FieldFrame>
);

const FullWidthSelect = styled(SearchSelect<Choice>)`
  flex: 1;
  padding: 0 ${tokens.space.s};
  font-size: ${tokens.size.body};
  /* The box shows the focus: two outlines would clash. */
  &:focus-visible {
    outline: none;
  }
`;
