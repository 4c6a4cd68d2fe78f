import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The progress of a project, as a measuring rule and as text. */
export function Progress({ title, progress }: { title: string; progress: number }) {
  return (
    <Row>
      <MeasuringRule label={`Progress of ${title}`} value={progress} text={`${progress}% complete`} />
      <span>{progress}% Complete</span>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  padding-top: ${tokens.space.xs};
  align-items: center;
  grid-template-columns: minmax(0, 1fr) 116px;
  gap: ${tokens.space.m};
  font-variant-numeric: tabular-nums;
  > span {
    text-align: right;
    white-space: nowrap;
  }
`;
