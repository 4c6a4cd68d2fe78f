import { useId } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface CheckboxFieldProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckboxField({ label, hint, checked, onChange }: CheckboxFieldProps) {
  const id = useId();
  return (
    <Line>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  min-height: 32px;
  align-items: center;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${tokens.space.xs};
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${tokens.color.accent};
  }
  label {
    padding: 6px 0;
    overflow-wrap: anywhere;
  }
  p {
    grid-column: 2;
    color: ${tokens.color.soft};
  }
`;
