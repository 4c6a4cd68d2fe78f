import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  error: string | undefined;
}

/** The browser's own list: it opens well with a thumb and with the keyboard. Its options are the children. */
export function SelectField({ label, error, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(controlProps) => <select {...select} {...controlProps} />}
    </FieldFrame>
  );
}
