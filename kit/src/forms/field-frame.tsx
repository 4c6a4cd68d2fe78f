import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

interface FieldFrameProps {
  label: string;
  error: string | undefined;
  /** Help text shown while there is no error, such as password requirements. */
  hint?: string;
  /** Reserves room for an error of several lines. */
  tall?: boolean;
  /** Links a control to its label and its error. */
  children: (controlProps: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A label, a control and its error if there is one, linked for assistive technology. */
export function FieldFrame({ label, error, hint, tall = false, children }: FieldFrameProps) {
  const id = useId();
  const words = error ?? hint;
  const wordsId = `${id}-words`;
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Box $faulty={Boolean(error)} $tall={tall}>
        {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': words ? wordsId : undefined })}
      </Box>
      {/* Always rendered: a message that moves the button away under the pointer would swallow the click. */}
      <Words id={wordsId} $faulty={Boolean(error)} $tall={tall}>
        {words}
      </Words>
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  min-width: 0;
  align-content: start;
  /* A date is never wider than its column. */
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

const Label = styled.label`
  font-weight: 600;
`;

const Box = styled.div<{ $faulty: boolean; $tall: boolean }>`
  display: flex;
  ${({ $tall }) => ($tall ? 'min-height' : 'height')}: 44px;
  align-items: stretch;
  border: 1px solid ${({ $faulty }) => ($faulty ? tokens.color.danger : tokens.color.edge)};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};

  &:focus-within {
    border-color: ${tokens.color.accent};
    outline: 1px solid ${tokens.color.accent};
  }

  input,
  select,
  textarea {
    min-width: 0;
    flex: 1;
    padding: 0 ${tokens.space.s};
    border: 0;
    background: none;
    font-size: ${tokens.size.body};
  }

  textarea {
    padding: 10px ${tokens.space.s};
    line-height: 22px;
    resize: vertical;
  }

  /* The list of a select has the page's background, not the browser's. */
  option {
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
  }

  /* The box shows the focus: two outlines would clash. */
  & :is(input, select, textarea):focus-visible {
    outline: none;
  }
`;

const Words = styled.p<{ $faulty: boolean; $tall: boolean }>`
  min-height: ${({ $tall }) => ($tall ? '40px' : '20px')};
  color: ${({ $faulty }) => ($faulty ? tokens.color.danger : tokens.color.soft)};
`;
