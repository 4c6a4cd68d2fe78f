import { useEffect, useState, useCallback, useRef } from 'react';
import { Button } from 'kit/controls';
import { TextField } from 'kit/forms';
import { dropHeading } from 'kit/markdown';
import { HighlightedText, matchText } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useQuery } from 'kit/apollo';
import { DocumentTextDocument, type DocumentTextQuery } from '#gql/graphql.ts';

interface DocumentTextProps {
  id: string;
  /** The title above it. */
  title: string;
}

export function DocumentText({ id, title }: DocumentTextProps) {
  const { passages, state, loadMore, loadAll, retry } = usePassages(id);
  const [search, setSearch] = useState('');
  const searchTerm = search.trim().toLowerCase();
  const found = searchTerm ? passages.filter(({ text }) => text.toLowerCase().includes(searchTerm)) : passages;

  // A search covers the whole document: pages not loaded yet would look like no match.
  useEffect(() => {
    if (searchTerm && state === 'ready') loadAll();
  }, [searchTerm, state, loadAll]);

  return (
    <Page aria-busy={state === 'loading'}>
      <TextField
        label="Search in this text"
        type="search"
        autoComplete="off"
        value={search}
        error={undefined}
        hint={searchTerm ? formatMatchCount(found.length, state === 'loading') : undefined}
        onChange={({ target }) => setSearch(target.value)}
      />
      {state === 'end' && passages.length === 0 && (
        <EmptyState title="This document has no text" hint="Jarvis finds it only by its title." />
      )}
      <ol>{found.map(renderPassage)}</ol>
      {state === 'loading' && loadingSkeleton}
      {state === 'failed' && (
        <ErrorState
          title={passages.length === 0 ? "Couldn't load the text" : "Couldn't load the rest of the text"}
          hint="The document isn't affected. Try again."
          onRetry={retry}
        />
      )}
      {state === 'ready' && !searchTerm && <Button onClick={loadMore}>Show More</Button>}
    </Page>
  );

  function renderPassage(passage: Passage, index: number) {
    const { id: key, text } = passage;
    const from = getOrigin(passage);
    const before = found[index - 1];
    return (
      <li key={key}>
        {from && (!before || getOrigin(before) !== from) && <Place>{from}</Place>}
        <Words>
          <HighlightedText text={dropHeading(text, from, title)} pattern={matchText(searchTerm)} />
        </Words>
      </li>
    );
  }
}

const getOrigin = ({ source, place }: Passage) => (source === 'text' ? 'From the description' : place);

const formatMatchCount = (count: number, isLoading: boolean) => {
  if (isLoading) return 'Searching…';
  return count === 1 ? '1 matching passage.' : `${count === 0 ? 'No' : count} matching passages.`;
};

const loadingSkeleton = (
  <>
    <Skeleton $width="96%" $height="16px" />
    <Skeleton $width="88%" $height="16px" />
    <Skeleton $width="92%" $height="16px" />
    <SlowHint />
  </>
);

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.s};
  > :first-child {
    width: 100%;
    max-width: ${tokens.width.form};
  }
  ol {
    display: grid;
    max-width: 75ch;
    gap: ${tokens.space.m};
  }
`;

const Place = styled.p`
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  font-weight: 600;
`;

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

type Passage = NonNullable<DocumentTextQuery['documentPassages']>['edges'][number]['node'];

/** The page size during a search, which has to cover the whole text. */
const searchPageSize = 500;

/** Loads the text of a document page by page. It is not cached: manuals would fill the cache. */
function usePassages(documentId: string) {
  const { data, error, fetchMore, refresh } = useQuery(DocumentTextDocument, {
    variables: { documentId },
    fetchPolicy: 'no-cache',
  });
  const [next, setNext] = useState<'ready' | 'loading' | 'failed'>('ready');
  const isFetching = useRef(false);
  const page = data?.documentPassages;
  const after = page?.pageInfo.endCursor;

  const loadNext = useCallback(
    async (first: number) => {
      if (isFetching.current) return;
      isFetching.current = true;
      setNext('loading');
      try {
        await fetchMore({
          variables: { after, first },
          updateQuery: (previousData, { fetchMoreResult }) => mergePages(previousData, fetchMoreResult),
        });
        setNext('ready');
      } catch {
        setNext('failed');
      } finally {
        isFetching.current = false;
      }
    },
    [after, fetchMore],
  );
  const loadMore = useCallback(() => void loadNext(20), [loadNext]);
  const loadAll = useCallback(() => void loadNext(searchPageSize), [loadNext]);

  const passages = page?.edges.map(({ node }) => node) ?? [];
  // Someone else deleted the document.
  if (data && !page) return { passages, state: 'end' as const, loadMore, loadAll, retry: refresh };
  if (!page)
    return { passages, state: error ? ('failed' as const) : ('loading' as const), loadMore, loadAll, retry: refresh };
  const state = next === 'ready' && !page.pageInfo.hasNextPage ? ('end' as const) : next;
  return { passages, state, loadMore, loadAll, retry: loadMore };
}

function mergePages(previousData: DocumentTextQuery, next: DocumentTextQuery): DocumentTextQuery {
  if (!previousData.documentPassages || !next.documentPassages) return next;
  const edges = [...previousData.documentPassages.edges, ...next.documentPassages.edges];
  return { documentPassages: { ...next.documentPassages, edges } };
}
