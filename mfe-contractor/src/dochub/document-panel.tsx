import { type ReactNode, use } from 'react';
import { useApolloClient, type PaginatedResult } from 'kit/apollo';
import { LoadMore, Panel, usePreviousData } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { VirtualRows } from 'kit/virtual-rows';
import styled from 'styled-components';
import { DocHubCountsDocument } from '#gql/graphql.ts';
import { LastOpenedContext } from '../knowledge/last-opened.ts';
import { useLiveKnowledge } from '../knowledge/use-live-knowledge.ts';
import { DocumentRow, type DocumentListItem } from './document-row.tsx';
import { DocumentItem } from './document-item.ts';

interface DocumentPanelProps {
  title: string;
  pages: Pick<PaginatedResult<unknown, unknown>, 'error' | 'hasMore' | 'next' | 'loadMore' | 'refresh'>;
  rows: DocumentListItem[] | undefined;
  /** The search term to highlight. */
  term?: string;
  empty: ReactNode;
}

/** A document list with infinite scroll and live updates. Previous results stay while the user types. */
export function DocumentPanel({ title, pages, rows, term = '', empty }: DocumentPanelProps) {
  const client = useApolloClient();
  const lastOpened = use(LastOpenedContext);
  useLiveKnowledge(() => {
    void pages.refresh();
    void client.refetchQueries({ include: [DocHubCountsDocument] }).then(undefined, () => undefined);
  });
  const displayedRows = usePreviousData(pages.error ? null : rows);
  return (
    <Place>
      <Panel title={title} busy={!rows && !pages.error}>
        {term && <Count>{rows ? formatCount(rows.length, pages.hasMore) : 'Searching…'}</Count>}
        {displayedRows ? list(displayedRows) : pages.error ? failed() : skeletons()}
      </Panel>
    </Place>
  );

  function list(lines: DocumentListItem[]) {
    if (lines.length === 0 && !pages.hasMore) return <Nothing>{empty}</Nothing>;
    return (
      <>
        <VirtualRows
          as={List}
          row="li"
          aria-label={title}
          items={lines}
          hasMore={pages.hasMore}
          height={rowHeight}
          pinned={[lastOpened]}
        >
          {(line, row) => <DocumentRow row={row} line={line} term={term} />}
        </VirtualRows>
        <LoadMore pages={pages} what="documents" />
      </>
    );
  }

  function failed() {
    return (
      <ErrorState
        title={term ? "Couldn't search documents" : "Couldn't load documents"}
        hint="Try again."
        onRetry={pages.refresh}
      />
    );
  }
}

function formatCount(count: number, hasMore: boolean): string {
  if (hasMore) return `The best ${count} documents`;
  return count === 1 ? '1 document' : `${count} documents`;
}

const rowHeight = { wide: 105, narrow: 125 };

const skeletons = () => (
  <List aria-hidden>
    {[1, 2, 3, 4].map((place) => (
      <DocumentRowSkeleton key={place} />
    ))}
  </List>
);

const Place = styled.div`
  margin-top: ${tokens.space.m};
`;

const Count = styled.output`
  display: block;
  margin-bottom: ${tokens.space.xs};
  color: ${tokens.color.faint};
`;

const Nothing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  > :first-child {
    width: 100%;
  }
`;

const List = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

/** As tall as a document row, to avoid layout shift. */
function DocumentRowSkeleton() {
  return (
    <DocumentItem>
      <Skeleton $width="45%" $height="24px" />
      <Skeleton $width="80%" $height="20px" />
      <Skeleton $width="20%" $height="20px" />
    </DocumentItem>
  );
}
