import { useId, type ComponentProps } from 'react';
import { FieldFrame, framed } from './field-frame.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  error: string | undefined;
  hint?: string;
  /** Stands in the field until something is chosen. */
  placeholder: string;
  options: readonly { value: string; text: string }[];
}

export function SelectField({ label, error, hint, placeholder, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select {...select} {...framed(id, error, hint)}>
        <option value="">{placeholder}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
