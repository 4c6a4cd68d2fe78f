import { useMemo } from 'react';
import { SelectField } from 'kit/forms';
import styled from 'styled-components';
import { listTimeZones, formatZone } from './time-zone.ts';

interface ZoneFieldProps {
  zone: string;
  onChoose: (zone: string) => void;
}

/** Shows and changes the time zone of all displayed times. */
export function ZoneField({ zone, onChoose }: ZoneFieldProps) {
  // Memoized: about 400 options need not rerender on every keystroke in another field.
  const options = useMemo(
    () =>
      listTimeZones().map((name) => (
        <option key={name} value={name}>
          {formatZone(name)}
        </option>
      )),
    [],
  );
  return (
    <Place>
      <SelectField label="Times in" error={undefined} value={zone} onChange={({ target }) => onChoose(target.value)}>
        {options}
      </SelectField>
    </Place>
  );
}

/* It can't be invalid, so it needs no room for an error. */
const Place = styled.div`
  margin-bottom: -20px;
`;
