import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  error: string | undefined;
  hint?: string;
}

/** A resizable multi-line text field. */
export function TextAreaField({ label, error, hint, rows = 4, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} tall>
      {(controlProps) => <textarea {...area} {...controlProps} rows={rows} />}
    </FieldFrame>
  );
}
