import { useMemo } from 'react';
import { SelectField } from 'kit/forms';
import styled from 'styled-components';
import { listTimeZones, formatZone } from './time-zone.ts';

interface ZoneFieldProps {
  zone: string;
  onChoose: (zone: string) => void;
}

/** Names the zone of all times that are shown, and changes it. */
export function ZoneField({ zone, onChoose }: ZoneFieldProps) {
  // Four hundred of them: not again at every letter that is typed beside them.
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

/* It cannot be wrong: the room for its fault is given back. */
const Place = styled.div`
  margin-bottom: -20px;
`;
