import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  error: string | undefined;
  /** Stands inside the field at its end, such as a show-password button. */
  end?: ReactNode;
}

/** A label, an input and, when there is one, its fault: tied together for everyone. */
export function TextField({ label, error, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Box $faulty={Boolean(error)}>
        <input {...input} id={id} aria-invalid={Boolean(error)} aria-describedby={error ? `${id}-error` : undefined} />
        {end}
      </Box>
      {/* Always there: a message that moves the button away under the pointer swallows the click. */}
      <Fault id={`${id}-error`}>{error}</Fault>
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: 4px;
`;

const Label = styled.label`
  font-weight: 600;
`;

const Box = styled.div<{ $faulty: boolean }>`
  display: flex;
  height: 44px;
  align-items: stretch;
  border: 1px solid ${({ theme, $faulty }) => ($faulty ? theme.color.danger : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};

  &:focus-within {
    border-color: ${({ theme }) => theme.color.accent};
    outline: 1px solid ${({ theme }) => theme.color.accent};
  }

  input {
    min-width: 0;
    flex: 1;
    padding: 0 ${({ theme }) => theme.space.s};
    border: 0;
    background: none;
    font-size: ${({ theme }) => theme.size.body};
  }

  /* The box shows the focus: two outlines would fight. */
  html body & input:focus-visible {
    outline: none;
  }
`;

const Fault = styled.p`
  min-height: 20px;
  color: ${({ theme }) => theme.color.danger};
`;
