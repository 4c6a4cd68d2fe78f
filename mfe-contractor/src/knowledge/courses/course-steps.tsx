import { useRef } from 'react';
import { Button } from 'kit/controls';
import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface CourseStepsProps {
  title: string;
  done: number;
  total: number;
  /** Absent for a sample, which has no progress. */
  onMark?: (done: number) => void;
}

/** Progress and the buttons to complete the next lesson or undo the last one. */
export function CourseSteps({ title, done, total, onMark }: CourseStepsProps) {
  const nextLabel = done === total ? 'All lessons done' : 'Mark next lesson done';
  const nextButton = useRef<HTMLButtonElement>(null);
  const undo = () => {
    // Undo unmounts with the first lesson, so focus moves to the other button.
    if (done === 1) nextButton.current?.focus();
    onMark?.(done - 1);
  };
  return (
    <Place>
      <Measure>
        <MeasuringRule label={`Progress in ${title}`} value={done} max={total} text={`${done} of ${total} lessons`} />
        <span aria-hidden>{`${done}/${total}`}</span>
      </Measure>
      {onMark && (
        <Actions>
          <Button
            ref={nextButton}
            aria-label={`${nextLabel}: ${title}`}
            aria-disabled={done === total}
            onClick={() => done < total && onMark(done + 1)}
          >
            {nextLabel}
          </Button>
          {done > 0 && (
            <Quiet type="button" aria-label={`Undo lesson ${done} of ${title}`} onClick={undo}>
              Undo
            </Quiet>
          )}
        </Actions>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${tokens.space.s};
  pointer-events: none;
  button {
    pointer-events: auto;
  }
`;

const Measure = styled.div`
  display: grid;
  align-items: center;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space.m};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  [aria-disabled='true'] {
    cursor: default;
    opacity: 0.75;
  }
  @media print {
    display: none;
  }
`;

const Quiet = styled.button`
  min-height: 40px;
  padding: 0 ${tokens.space.s};
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.accent};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    color: ${tokens.color.accentHover};
  }
`;
