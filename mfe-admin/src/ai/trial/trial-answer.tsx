import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { Markdown } from 'kit/markdown';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { Trial } from './trial.ts';

const statusLabels = {
  running: 'Jarvis is answering…',
  stopped: 'Stopped.',
  finished: 'Answered.',
  failed: 'No answer.',
};

/** The streamed answer. Screen readers announce its start and end, not each chunk. */
export function TrialAnswer({ trial, onRetry }: { trial: Trial; onRetry: () => void }) {
  const { state, text } = trial;
  const answer = useRef<HTMLDivElement>(null);
  // On a phone it would start below the fold.
  useEffect(() => void answer.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <Answer ref={answer} aria-busy={state === 'running'}>
      <output>{state === 'finished' ? `Answered by ${trial.model}.` : statusLabels[state]}</output>
      {/* A long answer is its own scroll container, so it must be focusable by keyboard. */}
      {text && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <Text tabIndex={0} role="region" aria-label="Answer">
          <Markdown text={text} isStreaming={state === 'running'} />
        </Text>
      )}
      {state === 'finished' && trial.documents.length > 0 && (
        <p>Referenced: {trial.documents.map(({ title }) => title).join(', ')}</p>
      )}
      {state === 'failed' && (
        <Failure role="alert">
          <p>{trial.reason}</p>
          <Button onClick={onRetry}>Retry</Button>
        </Failure>
      )}
    </Answer>
  );
}

const Answer = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
  output,
  > p {
    color: ${tokens.color.soft};
    overflow-wrap: anywhere;
  }
`;

const Text = styled.div`
  overflow-y: auto;
  max-height: 320px;
  padding: ${tokens.space.s};
  border-left: 3px solid ${tokens.color.accent};
  background: ${tokens.color.sunken};
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  color: ${tokens.color.danger};
`;
