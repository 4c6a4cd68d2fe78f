import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FrameProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Helps before there is a fault, such as what a password needs. */
  hint?: string;
  /** Grows with what stands in it, instead of being one line high. */
  tall?: boolean;
  children: ReactNode;
}

/** A label, the control and, when there is one, its fault: tied together for everyone. */
export function FieldFrame({ id, label, error, hint, tall = false, children }: FrameProps) {
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Box $faulty={Boolean(error)} $tall={tall}>
        {children}
      </Box>
      {/* Always there: a message that moves the button away under the pointer swallows the click. */}
      <Words id={`${id}-words`} $faulty={Boolean(error)}>
        {error ?? hint}
      </Words>
    </Field>
  );
}

/** What ties a control to its frame. */
export const framed = (id: string, error: string | undefined, hint?: string) => ({
  id,
  'aria-invalid': Boolean(error),
  'aria-describedby': (error ?? hint) ? `${id}-words` : undefined,
});

const Field = styled.div`
  display: grid;
  gap: 4px;
`;

const Label = styled.label`
  font-weight: 600;
`;

const Box = styled.div<{ $faulty: boolean; $tall: boolean }>`
  display: flex;
  ${({ $tall }) => ($tall ? 'min-height' : 'height')}: 44px;
  align-items: stretch;
  border: 1px solid ${({ theme, $faulty }) => ($faulty ? theme.color.danger : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};

  &:focus-within {
    border-color: ${({ theme }) => theme.color.accent};
    outline: 1px solid ${({ theme }) => theme.color.accent};
  }

  input,
  select,
  textarea {
    min-width: 0;
    flex: 1;
    padding: 0 ${({ theme }) => theme.space.s};
    border: 0;
    background: none;
    font-size: ${({ theme }) => theme.size.body};
  }

  textarea {
    padding: 10px ${({ theme }) => theme.space.s};
    line-height: 22px;
    resize: vertical;
  }

  /* The list that opens is the system's own, which knows no transparent ground. */
  select option {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.ink};
  }

  /* The box shows the focus: two outlines would fight. */
  html body & :is(input, select, textarea):focus-visible {
    outline: none;
  }
`;

const Words = styled.p<{ $faulty: boolean }>`
  min-height: 20px;
  color: ${({ theme, $faulty }) => ($faulty ? theme.color.danger : theme.color.soft)};
`;
