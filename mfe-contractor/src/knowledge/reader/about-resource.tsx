import { humanize, RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import type { OpenResourceQuery } from '#gql/graphql.ts';
import { categorySingularNames } from '../category-names.ts';

type ResourceMetadata = Pick<
  NonNullable<OpenResourceQuery['knowledgeResource']>,
  'category' | 'difficulty' | 'estimatedDuration' | 'tags' | 'updatedAt'
>;

/** The document's category, difficulty, duration, date and tags. */
export function AboutResource({ resource }: { resource: ResourceMetadata }) {
  const { category, difficulty, estimatedDuration, tags, updatedAt } = resource;
  return (
    <Line>
      <Tag minimal>{categorySingularNames[category]}</Tag>
      {difficulty && <span>{humanize(difficulty)}</span>}
      {estimatedDuration && <span>{estimatedDuration}</span>}
      <span>
        Updated <RelativeTime at={updatedAt} />
      </span>
      {tags.length > 0 && (
        <ul aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag minimal round>
                {tag}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  color: ${tokens.color.soft};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
`;
