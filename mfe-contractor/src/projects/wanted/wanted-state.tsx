import { EmptyState, ErrorState } from 'kit/states';
import styled from 'styled-components';
import type { RequestedProject } from './use-wanted-project.ts';

/** Above the list, when what one came for is not in it. */
export function WantedState({ wanted: { alone, retry } }: { wanted: RequestedProject }) {
  if (alone === 'missing') {
    return (
      <Above role="status">
        <EmptyState
          title="This project is not among yours"
          hint="It may have been reassigned, or the link is incomplete."
        />
      </Above>
    );
  }
  if (alone === 'failed') {
    return (
      <Above>
        <ErrorState title="The project could not be loaded" hint="It is safe. Try again in a moment." onRetry={retry} />
      </Above>
    );
  }
  return null;
}

const Above = styled.div`
  margin-bottom: ${({ theme }) => theme.space.m};
`;
