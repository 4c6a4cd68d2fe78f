import { Button } from 'kit/controls';
import styled from 'styled-components';
import type { ResourceRow_ResourceFragment } from '#gql/graphql.ts';
import type { ResourceVerbs } from './resource-verbs.ts';

interface Offer {
  resource: ResourceRow_ResourceFragment;
  verbs: ResourceVerbs;
}

export function ResourceActions({ resource, verbs }: Offer) {
  const { title, isPublished } = resource;
  const verb = isPublished ? 'Unpublish' : 'Publish';
  return (
    <Line>
      <Small aria-label={`${verb} ${title}`} onClick={() => verbs.publish(resource)}>
        {verb}
      </Small>
      <Small aria-label={`Edit ${title}`} onClick={() => verbs.edit(resource)}>
        Edit
      </Small>
      <Small aria-label={`Delete ${title}`} onClick={() => verbs.remove(resource)}>
        Delete
      </Small>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: 4px;
  ${({ theme }) => theme.screen.narrow} {
    gap: ${({ theme }) => theme.space.xs};
    > * {
      flex: 1;
    }
  }
`;

/* Quiet, as there are three in every row. The first is as wide as the longer of its two words: nothing moves when it turns. */
const Small = styled(Button)`
  padding: 9px ${({ theme }) => theme.space.xs};
  border-color: ${({ theme }) => theme.color.line};
  background: none;
  font-weight: 400;
  &:first-child {
    min-width: 88px;
  }
`;
