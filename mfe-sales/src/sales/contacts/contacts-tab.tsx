import { prefetchFirstPage, usePaginatedQuery, type DataClient } from 'kit/apollo';
import { Button } from 'kit/controls';
import {
  LoadMore,
  Panel,
  Panels,
  usePreviousData,
  SearchBar,
  SearchBox,
  useSearchText,
  type SearchText,
} from 'kit/panel';
import { EmptyState, ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { maxContactSearchLength, type ContactKind, contactKinds } from 'rules/contacts';
import { leadStatusLabels } from 'rules/lead-labels';
import { leadStatuses, type LeadStatus } from 'rules/leads';
import { useSearchState } from 'kit/search-state';
import { ContactsDocument } from '#gql/graphql.ts';
import { useLiveSales } from '../live/use-live-sales.ts';
import { ContactList, ContactsSkeleton } from './contact-list.tsx';

/** Every client and lead, one row per person. Previous results stay while the user types. */
export function ContactsTab() {
  const search = useContactSearch();
  const pages = usePaginatedQuery(ContactsDocument, {
    variables: { search: search.searchText.debouncedText || null, ...toQueryFilter(search.filter) },
    selectConnection: ({ contacts }) => contacts,
  });
  useLiveSales(pages.refresh);
  const data = usePreviousData(pages.error ? null : pages.data);
  const contacts = data?.contacts.edges.map(({ node }) => node);
  const isFiltered = search.searchText.debouncedText !== '' || search.filter !== 'all';
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
        hint="Try again."
        onRetry={pages.refresh}
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

/** The search field and the filter. */
function ContactSearchBar({ searchText, filter, setFilter, clear }: ContactSearch) {
  return (
    <SearchBar
      label="Contacts"
      searchText={searchText}
      name="Search contacts"
      placeholder="Name, company, email or phone"
      maxLength={maxContactSearchLength}
      isUsed={searchText.text !== '' || filter !== 'all'}
      onClear={clear}
    >
      <SearchBox>
        <select aria-label="Show" value={filter} onChange={({ target }) => setFilter(parseContactFilter(target.value))}>
          <option value="all">All contacts</option>
          <option value="client">Clients</option>
          <option value="lead">Leads</option>
          <optgroup label="Leads by status">
            {leadStatuses.map((status) => (
              <option key={status} value={status}>
                {leadStatusLabels[status]}
              </option>
            ))}
          </optgroup>
        </select>
      </SearchBox>
    </SearchBar>
  );
}

interface ContactSearch {
  searchText: SearchText;
  filter: ContactFilter;
  setFilter: (filter: ContactFilter) => void;
  clear: () => void;
}

/** The search term and filter, stored in the URL. */
function useContactSearch(): ContactSearch {
  const searchText = useSearchText('q');
  const [shown, setShown] = useSearchState('show');
  return {
    searchText,
    filter: parseContactFilter(shown),
    setFilter: (filter) => setShown(filter === 'all' ? null : filter),
    clear: () => {
      searchText.clear();
      setShown(null);
    },
  };
}

/** The contacts to show, as in the URL: all, one type, or leads of one status. */
type ContactFilter = ContactKind | LeadStatus | 'all';

const parseContactFilter = (value: string | null): ContactFilter =>
  [...contactKinds, ...leadStatuses].find((name) => name === value) ?? 'all';

/** As variables of the contacts query. */
function toQueryFilter(filter: ContactFilter): { kind: ContactKind | null; leadStatus: LeadStatus | null } {
  return {
    kind: contactKinds.find((name) => name === filter) ?? null,
    leadStatus: leadStatuses.find((name) => name === filter) ?? null,
  };
}
