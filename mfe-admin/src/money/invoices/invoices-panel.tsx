import { useRef, useState } from 'react';
import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { Button } from 'kit/controls';
import { formatAmount, formatDate } from 'kit/format';
import { InvoiceStatusTag, invoiceStatusLabels } from 'kit/invoice';
import {
  lazyDialog,
  ListTable,
  LoadMore,
  Panel,
  SearchBar,
  SearchBox,
  usePreviousData,
  useSearchText,
} from 'kit/panel';
import { Link } from 'kit/router';
import { useSearchState, useSearchStates, useSearchUrl } from 'kit/search-state';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { invoiceStatuses } from 'rules/invoices';
import styled from 'styled-components';
import { type AdminInvoice_InvoiceFragment, AdminInvoiceChangedDocument, AdminInvoicesDocument } from '#gql/graphql.ts';
import { maxSearchLength, parseFilter } from './filter.ts';
import type { InvoiceDialogProps } from './invoice-dialog.tsx';
import type { NewInvoiceDialogProps } from './new-invoice-dialog.tsx';

const InvoiceDialog = lazyDialog<InvoiceDialogProps>(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog);
const NewInvoiceDialog = lazyDialog<NewInvoiceDialogProps>(
  async () => (await import('./new-invoice-dialog.tsx')).NewInvoiceDialog,
);

/** All invoices, newest first. The URL keeps the filter and the open invoice. */
export function InvoicesPanel() {
  const [filter, choose] = useSearchStates(parseFilter);
  const searchText = useSearchText('search');
  const [openId, setOpenId] = useSearchState('invoice');
  const [isNew, setNew] = useState(false);
  const getSearchUrl = useSearchUrl();
  const pages = useInvoices(filter);
  const { list, error, refresh } = pages;
  const isFiltered = filter.status !== null || filter.search !== null;
  const newButton = useRef<HTMLButtonElement>(null);
  return (
    <Panel
      title={isFiltered ? 'Invoices found' : 'Invoices'}
      busy={!list && !error}
      actions={
        <Button ref={newButton} $primary onClick={() => setNew(true)}>
          New invoice
        </Button>
      }
    >
      <SearchBar
        label="Invoices"
        searchText={searchText}
        name="Search invoices"
        placeholder="Number or client"
        maxLength={maxSearchLength}
        isUsed={isFiltered || searchText.text !== ''}
        onClear={() => {
          searchText.clear();
          choose({ status: null });
        }}
      >
        <SearchBox>
          <select
            aria-label="Filter by status"
            value={filter.status ?? ''}
            onChange={({ target }) => choose({ status: target.value || null })}
          >
            <option value="">All statuses</option>
            {invoiceStatuses.map((status) => (
              <option key={status} value={status}>
                {invoiceStatusLabels[status]}
              </option>
            ))}
          </select>
        </SearchBox>
      </SearchBar>
      {list ? rows(list) : error ? failed() : <InvoiceRowsSkeleton />}
      <InvoiceDialog isOpen={openId !== null} id={openId} onClose={() => setOpenId(null)} onDeleted={refresh} />
      <NewInvoiceDialog
        isOpen={isNew}
        onClose={() => setNew(false)}
        onCreated={(id) => {
          setNew(false);
          setOpenId(id);
          void refresh();
        }}
      />
    </Panel>
  );

  function rows(invoices: readonly AdminInvoice_InvoiceFragment[]) {
    if (invoices.length === 0)
      return isFiltered ? (
        <EmptyState title="No invoices match" hint="Try another search, or clear the filters." />
      ) : (
        <EmptyState
          title="No invoices yet"
          hint="Create one for a project or a client. It is a draft until you send it."
        />
      );
    return (
      <>
        <InvoicesTable>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} to={getSearchUrl({ invoice: invoice.id })} />
            ))}
          </tbody>
        </InvoicesTable>
        <LoadMore pages={pages} what="invoices" />
      </>
    );
  }

  function failed() {
    return (
      <ErrorState title="Couldn't load invoices" hint="What clients owe doesn't change. Try again." onRetry={refresh} />
    );
  }
}

const columns = ['Invoice', 'Client', 'Status', 'Due', 'Total', 'To pay'];

function InvoiceRow({ invoice, to }: { invoice: AdminInvoice_InvoiceFragment; to: string }) {
  const { number, client, buyer, project, status, dueOn, currency, total, balance } = invoice;
  return (
    <tr>
      <th scope="row">
        <Link to={to}>{number ?? 'Draft'}</Link>
        {project && <Project>{project.title}</Project>}
      </th>
      <td data-label="Client">{buyer?.name ?? `${client.firstName} ${client.lastName}`}</td>
      <td data-label="Status">
        <InvoiceStatusTag status={status} />
      </td>
      <td data-label="Due">{dueOn ? formatDate(dueOn) : 'When sent'}</td>
      <td data-label="Total">{formatAmount(total, currency)}</td>
      <td data-label="To pay">{formatAmount(balance, currency)}</td>
    </tr>
  );
}

const InvoiceRowsSkeleton = () => (
  <InvoicesTable aria-hidden>
    <tbody>
      {[1, 2, 3, 4].map((place) => (
        <tr key={place}>
          <th>
            <Skeleton $width="70%" $height="20px" />
            <Skeleton $width="45%" $height="20px" />
          </th>
          {columns.slice(1).map((column) => (
            <td key={column}>
              <Skeleton $width="72px" $height="20px" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </InvoicesTable>
);

const InvoicesTable = styled(ListTable).attrs({ $folds: 'early' })`
  :is(th, td) {
    vertical-align: baseline;
  }
  tbody th a {
    display: block;
    width: fit-content;
    padding: 2px 0;
  }
  tbody tr:hover {
    background: ${tokens.color.paper};
  }
  ${tokens.screen.wide} {
    :is(th, td):nth-child(n + 5) {
      text-align: right;
    }
  }
`;

const Project = styled.span`
  display: block;
  color: ${tokens.color.soft};
  font-weight: 400;
`;

/** The filtered invoices. Events carry the changed invoice; one that is not in the list may match now, so it is fetched again. */
function useInvoices(filter: ReturnType<typeof parseFilter>) {
  const { nodes, ...pages } = usePaginatedQuery(AdminInvoicesDocument, {
    variables: filter,
    selectConnection: ({ invoices }) => invoices,
  });
  const { data, error, refresh } = pages;
  const shown = usePreviousData(error ? null : data);
  useSubscription(AdminInvoiceChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      const isShown = nodes?.some(({ id }) => id === event?.invoiceChanged.id);
      if (event && (!isShown || filter.status)) void refresh();
    },
  });
  return { ...pages, list: shown?.invoices.edges.map(({ node }) => node) };
}
