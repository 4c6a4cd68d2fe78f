import { humanize } from 'kit/format';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { ResourceRow_ResourceFragment } from '#gql/graphql.ts';
import { hubNames } from '../hub-names.ts';
import { formatKilobytes } from '../format-kilobytes.ts';
import { ResourceActions } from './resource-actions.tsx';
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
