import { useId, useState, type FormEvent } from 'react';
import { Button } from 'kit/controls';
import { TextAreaField } from 'kit/forms';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { TemplateFormState } from '../templates/use-template-form.ts';
import { TrialAnswer } from './trial-answer.tsx';
import { TrialDocuments } from './trial-documents.tsx';
import { useTrial } from './use-trial.ts';

/** Runs a question against the unsaved form. */
export function TryIt({ form }: { form: TemplateFormState }) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const [documents, setDocuments] = useState<readonly string[]>([]);
  const [questionError, setQuestionError] = useState<string>();
  const { trial, run, stop } = useTrial();
  const isRunning = trial?.state === 'running';
  const { systemPrompt, contextInstructions } = form.values;

  const runTrial = () => {
    const problem = findMissingInput(systemPrompt, question);
    setQuestionError(problem);
    const guardrails = problem ? null : form.parseOrToast();
    if (!guardrails) return;
    run({
      systemPrompt,
      contextInstructions,
      guardrails,
      question: question.trim(),
      selectedDocumentIds: [...documents],
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) runTrial();
  };
  return (
    <Panel aria-labelledby={id}>
      <h3 id={id}>Try it</h3>
      <p>Runs the unsaved form. Nothing is saved.</p>
      <form onSubmit={submit} noValidate>
        <TextAreaField
          name="question"
          label="Question"
          rows={2}
          value={question}
          error={questionError}
          onChange={({ target }) => {
            setQuestion(target.value);
            setQuestionError(undefined);
          }}
        />
        <TrialDocuments selectedIds={documents} onChange={setDocuments} />
        {isRunning ? <Button onClick={stop}>Stop</Button> : <Button type="submit">Run</Button>}
      </form>
      {trial && <TrialAnswer trial={trial} onRetry={runTrial} />}
    </Panel>
  );
}

function findMissingInput(systemPrompt: string, question: string): string | undefined {
  if (!systemPrompt.trim()) return 'Enter a system prompt first';
  return question.trim() ? undefined : 'Please enter a question';
}

const Panel = styled.section`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  h3 {
    font-size: ${tokens.size.large};
    line-height: 24px;
  }
  > p {
    color: ${tokens.color.soft};
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.xs};
  }
  ${tokens.screen.wide} {
    position: sticky;
    top: 0;
  }
`;
