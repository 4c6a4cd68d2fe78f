import { useId, type RefObject } from 'react';
import { lazyWithRetry, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { JsonEditorHandle } from './json-editor.tsx';
import { parseGuardrails } from './parse-guardrails.ts';

const JsonEditor = lazyWithRetry(() => import('./json-editor.tsx').then((module) => module.JsonEditor), {
  waiting: <Skeleton $width="100%" $height="100px" />,
});

interface GuardrailsFieldProps {
  text: string;
  onChange: (text: string) => void;
  editor: RefObject<JsonEditorHandle | null>;
}

/** JSON field for guardrails, with the error and its position below. */
export function GuardrailsField({ text, onChange, editor }: GuardrailsFieldProps) {
  const id = useId();
  const result = parseGuardrails(text);
  return (
    <Place>
      <span id={id}>Guardrails</span>
      <JsonEditor
        text={text}
        onChange={onChange}
        labelId={id}
        messageId={`${id}-words`}
        hasError={!result.ok}
        handle={editor}
      />
      <Words id={`${id}-words`} $invalid={!result.ok}>
        {result.ok
          ? getHint(text)
          : `Line ${result.error.line}, column ${result.error.column}: ${result.error.message}.`}
      </Words>
    </Place>
  );
}

const getHint = (text: string) =>
  text.trim() === ''
    ? 'JSON, such as {"include": ["tests"], "avoid": ["secrets"]}. Leave empty for none.'
    : 'Valid JSON.';

const Place = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  > span:first-child {
    font-weight: 600;
  }
`;

/* Always two lines, so that the buttons don't move when an error appears or goes away while typing. */
const Words = styled.p<{ $invalid: boolean }>`
  min-height: 40px;
  color: ${({ $invalid }) => ($invalid ? tokens.color.danger : tokens.color.soft)};
  overflow-wrap: anywhere;
`;
