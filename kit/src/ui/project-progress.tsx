import styled from 'styled-components';
import { MeasuringRule } from '../measuring-rule.tsx';
import { tokens } from '../theme.ts';

/** The progress of a project, as a measuring rule and as text. */
export function ProjectProgress({ title, progress }: { title: string; progress: number }) {
  return (
    <Row>
      <MeasuringRule label={`Progress of ${title}`} value={progress} text={`${progress}% complete`} />
      <span>{progress}%</span>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  min-width: 120px;
  align-items: center;
  grid-template-columns: 1fr 40px;
  gap: ${tokens.space.xs};
  font-variant-numeric: tabular-nums;
  > span {
    text-align: right;
  }
`;
