import { useEffect } from 'react';
import { useQuery, useApolloClient } from 'kit/apollo';
import { useFocusOnMount } from 'kit/focus';
import { Link } from 'kit/router';
import { Icon } from 'kit/controls';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { OpenResourceDocument, CountKnowledgeViewDocument } from '#gql/graphql.ts';
import { ReaderSkeleton } from '../reader-skeleton.tsx';
import { useLiveProgress } from '../courses/use-live-progress.ts';
import { useLiveKnowledge } from '../use-live-knowledge.ts';
import { useResourceUrl } from '../use-resource-url.ts';
import { Article } from './article.tsx';

/** An open resource, in place of the list. */
export function Reader({ id, backTo }: { id: string; backTo: string }) {
  const getResourceUrl = useResourceUrl();
  const { data, error, refresh } = useQuery(OpenResourceDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useLiveKnowledge((change) => change.id === id && void refresh());
  useLiveProgress();
  const resource = data?.knowledgeResource;
  useCountView(resource?.id);

  const heading = useFocusOnMount<HTMLHeadingElement>(Boolean(resource));

  return (
    <Place>
      <Back to={getResourceUrl(null)}>
        <Icon name="back" />
        Back to {backTo}
      </Back>
      {resource ? (
        <Article resource={resource} course={data.courseLessons ?? null} heading={heading} />
      ) : data ? (
        <EmptyState title="This document no longer exists" hint="It was removed, or the link is incomplete." />
      ) : error ? (
        <ErrorState level="h2" title="Couldn't load the document" hint="Try again." onRetry={refresh} />
      ) : (
        <ReaderSkeleton />
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;

const Back = styled(Link)`
  display: inline-flex;
  min-height: 40px;
  align-items: center;
  justify-self: start;
  gap: ${tokens.space.xs};
  && {
    color: ${tokens.color.accent};
  }
  font-weight: 600;
  text-decoration: none;
  @media print {
    display: none;
  }
`;

/** Counts a view of the resource. The server counts one a day. */
function useCountView(id: string | undefined): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!id) return;
    // A failure to count is of no concern to the reader.
    void client.mutate({ mutation: CountKnowledgeViewDocument, variables: { id } }).then(undefined, () => undefined);
  }, [client, id]);
}
