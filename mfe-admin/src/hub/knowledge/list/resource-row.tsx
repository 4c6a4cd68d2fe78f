import { inWords } from 'kit/format';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { ResourceRow_ResourceFragment } from '#gql/graphql.ts';
import { hubName } from '../hub-words.ts';
import { kilobytes } from '../kilobytes.ts';
import { ResourceActions } from './resource-actions.tsx';
import type { ResourceVerbs } from './resource-verbs.ts';
import { StatusTag } from './status-tag.tsx';

interface ResourceRowProps {
  resource: ResourceRow_ResourceFragment;
  verbs: ResourceVerbs;
  row: RowProps;
}

/** One resource: what it is, where it is shown, and what one can do with it. */
export function ResourceRow({ resource, verbs, row }: ResourceRowProps) {
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
      <td data-label="Hub">{hubName[hub]}</td>
      <td data-label="Category">{inWords(category)}</td>
      <td data-label="File">
        <File>
          {fileName ?? <span>No file</span>}
          {fileName && fileSize != null && <span> {kilobytes(fileSize)}</span>}
        </File>
      </td>
      <td data-place="status">
        <StatusTag isPublished={isPublished} />
      </td>
      <td data-label="Views">{viewCount.toLocaleString()}</td>
      <td data-place="actions">
        <ResourceActions resource={resource} verbs={verbs} />
      </td>
    </tr>
  );
}

const File = styled.span`
  overflow-wrap: anywhere;
  > span {
    color: ${({ theme }) => theme.color.faint};
    white-space: nowrap;
  }
`;
