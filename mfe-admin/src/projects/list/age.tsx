import { formatExactTime } from 'kit/format';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import type { ProjectStatus } from '#gql/graphql.ts';
import { isAged } from '../filter/filter.ts';
import { formatAge } from './format-age.ts';

interface AgeProps {
  project: { status: ProjectStatus; createdAt: string };
}

/** The age of a project, and whether it is overdue. */
export function Age({ project }: AgeProps) {
  const { createdAt } = project;
  return (
    <Place>
      <time dateTime={createdAt} title={formatExactTime(createdAt)}>
        {formatAge(createdAt)}
      </time>
      {isAged(project) && (
        <Tag minimal intent="warning" title="Over 4 weeks old">
          Aged
        </Tag>
      )}
    </Place>
  );
}

const Place = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.xs};
`;
