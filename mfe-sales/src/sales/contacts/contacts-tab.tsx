import { prefetchFirstPage, usePaginatedQuery, type DataClient } from 'kit/apollo';
import { Button } from 'kit/controls';
import { LoadMore, Panel, Panels, usePreviousData } from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ContactsDocument } from '#gql/graphql.ts';
import { useLiveSales } from '../live/use-live-sales.ts';
import { ContactList, ContactsSkeleton } from './contact-list.tsx';
import { ContactSearchBar } from './contact-search-bar.tsx';
import { toQueryFilter, parseContactFilter } from './contact-filter.ts';
import { useContactSearch } from './use-contact-search.ts';

/** Every client and lead, one row per person. Previous results stay while the user types. */
export function ContactsTab() {
  const search = useContactSearch();
  const pages = usePaginatedQuery(ContactsDocument, {
    variables: { search: search.text.settled || null, ...toQueryFilter(search.filter) },
    selectConnection: ({ contacts }) => contacts,
  });
  useLiveSales(pages.refresh);
  const data = usePreviousData(pages.error ? null : pages.data);
  const contacts = data?.contacts.edges.map(({ node }) => node);
  const isFiltered = search.text.settled !== '' || search.filter !== 'all';
  return (
    <Panels>
      <Panel title="Contact Database" busy={!pages.nodes && !pages.error}>
        <ContactSearchBar {...search} />
        {contacts ? list(contacts) : pages.error ? failed() : <ContactsSkeleton />}
      </Panel>
    </Panels>
  );

  function list(found: NonNullable<typeof contacts>) {
    if (found.length > 0) {
      return (
        <>
          <ContactList contacts={found} hasMore={pages.hasMore} />
          <LoadMore pages={pages} what="contacts" />
        </>
      );
    }
    if (!isFiltered) return <EmptyState title="Coming soon" hint="Leads and clients appear here." />;
    return (
      <Nothing>
        <EmptyState title="No contacts found" hint="Try fewer letters, or all contacts." />
        <Button onClick={search.clear}>Clear search</Button>
      </Nothing>
    );
  }

  function failed() {
    return (
      <ErrorState
        title={isFiltered ? "Couldn't search contacts" : "Couldn't load contacts"}
        hint="Nothing is lost. Try again."
        onRetry={pages.retry}
      />
    );
  }
}

ContactsTab.prefetchData = (client: DataClient, { searchParams }: URL) => {
  const search = searchParams.get('q')?.trim() || null;
  prefetchFirstPage(client, ContactsDocument, {
    search,
    ...toQueryFilter(parseContactFilter(searchParams.get('show'))),
  });
};

const Nothing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.m};
  > :first-child {
    width: 100%;
  }
`;
