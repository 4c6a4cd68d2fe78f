import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ResourceRow_ResourceFragment } from '#gql/graphql.ts';
import type { ResourceHandlers } from './resource-handlers.ts';

interface ResourceActionsProps {
  resource: ResourceRow_ResourceFragment;
  handlers: ResourceHandlers;
}

export function ResourceActions({ resource, handlers }: ResourceActionsProps) {
  const { title, isPublished } = resource;
  const verb = isPublished ? 'Unpublish' : 'Publish';
  return (
    <Line>
      <CompactButton aria-label={`${verb} ${title}`} onClick={() => handlers.publish(resource)}>
        {verb}
      </CompactButton>
      <CompactButton aria-label={`Edit ${title}`} onClick={() => handlers.edit(resource)}>
        Edit
      </CompactButton>
      <CompactButton aria-label={`Delete ${title}`} onClick={() => handlers.remove(resource)}>
        Delete
      </CompactButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: 4px;
  ${tokens.screen.narrow} {
    gap: ${tokens.space.xs};
    > * {
      flex: 1;
    }
  }
`;

/* Low emphasis, since each row has three. The first is as wide as its longer label, so nothing moves when it toggles. */
const CompactButton = styled(Button)`
  padding: 9px ${tokens.space.xs};
  border-color: ${tokens.color.line};
  background: none;
  font-weight: 400;
  &:first-child {
    min-width: 88px;
  }
`;
