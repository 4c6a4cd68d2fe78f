import { useId, type ComponentProps } from 'react';
import { FieldFrame, framed } from './field-frame.tsx';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  error: string | undefined;
  hint?: string;
}

export function TextAreaField({ label, error, hint, rows = 4, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} tall>
      <textarea {...area} {...framed(id, error, hint)} rows={rows} />
    </FieldFrame>
  );
}
