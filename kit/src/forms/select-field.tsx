import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  error: string | undefined;
}

/** A native select, which works well with touch and keyboard. Its options are the children. */
export function SelectField({ label, error, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(controlProps) => <select {...select} {...controlProps} />}
    </FieldFrame>
  );
}
