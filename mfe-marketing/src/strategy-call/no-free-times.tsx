import { Button } from 'kit/controls';
import { EmptyState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Two weeks in which everything is taken. */
export function NoFreeTimes({ onNext }: { onNext: (() => void) | undefined }) {
  return (
    <Place>
      <EmptyState
        title="No free times in these two weeks."
        hint={onNext ? 'All times are booked.' : "You can't book further ahead yet. Check again tomorrow."}
      />
      {onNext && <Button onClick={onNext}>Next two weeks</Button>}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  > :first-child {
    width: 100%;
  }
`;
