import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, framed } from './field-frame.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error: string | undefined;
  hint?: string;
  /** Stands inside the field at its end, such as a show-password button. */
  end?: ReactNode;
}

export function TextField({ label, error, hint, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input {...input} {...framed(id, error, hint)} />
      {end}
    </FieldFrame>
  );
}
