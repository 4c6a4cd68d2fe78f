import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { RequestedProject } from './use-wanted-project.ts';

/** Shown above the list when the linked project is not in it. */
export function RequestedProjectNotice({
  requestedProject: { lookupStatus, retry },
}: {
  requestedProject: RequestedProject;
}) {
  if (lookupStatus === 'missing') {
    return (
      <Above role="status">
        <EmptyState title="Project not found" hint="It may have been reassigned, or the link is incomplete." />
      </Above>
    );
  }
  if (lookupStatus === 'failed') {
    return (
      <Above>
        <ErrorState title="Couldn't load the project" hint="It's safe. Try again." onRetry={retry} />
      </Above>
    );
  }
  return null;
}

const Above = styled.div`
  margin-bottom: ${tokens.space.m};
`;
