import { useChange } from 'kit/apollo';
import { Button } from 'kit/controls';
import styled from 'styled-components';
import { PublishResourceDocument, type ResourceRow_ResourceFragment } from '#gql/graphql.ts';

interface Offer {
  resource: ResourceRow_ResourceFragment;
  onEdit: () => void;
  onDelete: () => void;
}

/** Publishing shows at once, and is taken back where the server refuses. */
export function ResourceActions({ resource, onEdit, onDelete }: Offer) {
  const [publish] = useChange(PublishResourceDocument, { failed: 'Error' });
  const { id, title, isPublished } = resource;
  const turn = () =>
    void publish({
      variables: { id, isPublished: !isPublished },
      optimisticResponse: {
        updateKnowledgeResource: { ...resource, isPublished: !isPublished },
      },
    });
  const verb = isPublished ? 'Unpublish' : 'Publish';
  return (
    <Line>
      <Small aria-label={`${verb} ${title}`} onClick={turn}>
        {verb}
      </Small>
      <Small aria-label={`Edit ${title}`} onClick={onEdit}>
        Edit
      </Small>
      <Small aria-label={`Delete ${title}`} onClick={onDelete}>
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
