import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error: string | undefined;
  hint?: string;
  /** Rendered inside the field at its end, such as a show-password button. */
  end?: ReactNode;
}

export function TextField({ label, error, hint, end, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(controlProps) => (
        <>
          <input {...input} {...controlProps} />
          {end}
        </>
      )}
    </FieldFrame>
  );
}
