import { humanize, formatKilobytes } from 'kit/format';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { Button } from 'kit/controls';
import type { ResourceRow_ResourceFragment } from '#gql/graphql.ts';
import { hubNames } from '../hub-names.ts';
import type { ResourceHandlers } from './resource-handlers.ts';
import { StatusTag } from './status-tag.tsx';

interface ResourceRowProps {
  resource: ResourceRow_ResourceFragment;
  handlers: ResourceHandlers;
  row: RowProps;
}

/** One resource with its hub and its actions. */
export function ResourceRow({ resource, handlers, row }: ResourceRowProps) {
  const { title, hub, category, fileName, fileSize, isPublished, isPremium, viewCount } = resource;
  return (
    <tr {...row}>
      <th scope="row">
        {title}
        {isPremium && (
          <>
            {' '}
            <Tag minimal>Premium</Tag>
          </>
        )}
      </th>
      <td data-label="Hub">{hubNames[hub]}</td>
      <td data-label="Category">{humanize(category)}</td>
      <td data-label="File">
        <File>
          {fileName ?? <span>No file</span>}
          {fileName && fileSize != null && <span> {formatKilobytes(fileSize)}</span>}
        </File>
      </td>
      <td data-place="status">
        <StatusTag isPublished={isPublished} />
      </td>
      <td data-label="Views">{viewCount.toLocaleString()}</td>
      <td data-place="actions">
        <ResourceActions resource={resource} handlers={handlers} />
      </td>
    </tr>
  );
}

const File = styled.span`
  overflow-wrap: anywhere;
  > span {
    color: ${tokens.color.faint};
    white-space: nowrap;
  }
`;

interface ResourceActionsProps {
  resource: ResourceRow_ResourceFragment;
  handlers: ResourceHandlers;
}

function ResourceActions({ resource, handlers }: ResourceActionsProps) {
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
