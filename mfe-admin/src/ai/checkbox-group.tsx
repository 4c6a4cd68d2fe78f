import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { CheckboxField } from './checkbox-field.tsx';

interface CheckboxGroupProps {
  legend: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Shown while nothing is chosen. */
  error: string | undefined;
}

/** A choice of any number of options. */
export function CheckboxGroup({ legend, options, chosen, onChange, error }: CheckboxGroupProps) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...new Set([...chosen, value])] : chosen.filter((each) => each !== value));
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(isChosen) => toggle(value, isChosen)}
        />
      ))}
      {chosen.length === 0 && error && <p role="alert">{error}</p>}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  [role='alert'] {
    color: ${tokens.color.danger};
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
`;
