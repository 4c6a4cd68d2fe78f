import type { ReactNode } from 'react';
import { SampleTag, StretchedLink } from 'kit/panel';
import { tokens } from 'kit/theme';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import type { ResourceCard_KnowledgeCardFragment } from '#gql/graphql.ts';
import { getResourceLinkId, useResourceUrl } from './use-resource-url.ts';

interface ResourceCardProps {
  card: Pick<ResourceCard_KnowledgeCardFragment, 'resourceId' | 'title' | 'description' | 'isSample'>;
  row: RowProps;
  /** Next to the title. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** A resource as a card: its title opens it, unless it is a sample without content. */
export function ResourceCard({
  card: { resourceId, title, description, isSample },
  row,
  mark,
  children,
}: ResourceCardProps) {
  const getResourceUrl = useResourceUrl();
  return (
    <Frame {...row}>
      <Head>
        <h3>
          {resourceId ? (
            <StretchedLink id={getResourceLinkId(resourceId)} to={getResourceUrl(resourceId)}>
              {title}
            </StretchedLink>
          ) : (
            title
          )}
        </h3>
        {mark}
        {isSample && <SampleTag />}
      </Head>
      {description && <p>{description}</p>}
      {children}
    </Frame>
  );
}

/** As tall as the others in its row. */
const Frame = styled.li`
  position: relative;
  display: flex;
  min-width: 0;
  padding: ${tokens.space.m};
  flex-direction: column;
  gap: ${tokens.space.xs};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  overflow-wrap: anywhere;
  &:has(a:hover) {
    border-color: ${tokens.color.edge};
  }
  > p {
    flex: 1;
    color: ${tokens.color.soft};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.xs};
  h3 {
    min-width: 0;
    flex: 1;
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
`;
