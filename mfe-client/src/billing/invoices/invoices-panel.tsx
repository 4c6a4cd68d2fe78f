import { usePaginatedQuery, useSubscription } from 'kit/apollo';
import { formatAmount, formatDate } from 'kit/format';
import { InvoiceStatusTag } from 'kit/invoice';
import { lazyDialog, ListTable, LoadMore, Panel } from 'kit/panel';
import { Link } from 'kit/router';
import { useSearchState, useSearchUrl } from 'kit/search-state';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import {
  type ClientInvoice_InvoiceFragment,
  ClientInvoiceChangedDocument,
  ClientInvoicesDocument,
} from '#gql/graphql.ts';
import type { InvoiceDialogProps } from './invoice-dialog.tsx';

const InvoiceDialog = lazyDialog<InvoiceDialogProps>(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog);

/** The client's invoices, newest first. Each opens with its lines and payments. */
export function InvoicesPanel() {
  const [openId, setOpenId] = useSearchState('invoice');
  const getSearchUrl = useSearchUrl();
  const pages = usePaginatedQuery(ClientInvoicesDocument, { selectConnection: ({ invoices }) => invoices });
  const { nodes, error, refresh } = pages;
  useSubscription(ClientInvoiceChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data && !nodes?.some(({ id }) => id === data.invoiceChanged.id)) void refresh();
    },
  });
  return (
    <Panel title="Invoices" busy={!nodes && !error}>
      {nodes ? (
        rows(nodes)
      ) : error ? (
        <ErrorState title="Couldn't load invoices" hint="What you owe doesn't change. Try again." onRetry={refresh} />
      ) : (
        <InvoicesTable aria-hidden>
          <tbody>
            {[1, 2, 3].map((place) => (
              <tr key={place}>
                {columns.map((column) => (
                  <td key={column}>
                    <Skeleton $width="72px" $height="20px" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </InvoicesTable>
      )}
      <InvoiceDialog isOpen={openId !== null} id={openId} onClose={() => setOpenId(null)} />
    </Panel>
  );

  function rows(invoices: readonly ClientInvoice_InvoiceFragment[]) {
    if (invoices.length === 0) return <EmptyState title="No invoices yet" hint="You get an email with each new one." />;
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
}

const columns = ['Invoice', 'Status', 'Due', 'Total', 'To pay'];

function InvoiceRow({ invoice, to }: { invoice: ClientInvoice_InvoiceFragment; to: string }) {
  const { number, project, status, dueOn, currency, total, balance } = invoice;
  return (
    <tr>
      <th scope="row">
        <Link to={to}>{number}</Link>
        {project && <small>{project.title}</small>}
      </th>
      <td>
        <InvoiceStatusTag status={status} />
      </td>
      <td data-label="Due">{dueOn && formatDate(dueOn)}</td>
      <td data-label="Total">{formatAmount(total, currency)}</td>
      <td data-label="To pay">{formatAmount(balance, currency)}</td>
    </tr>
  );
}

const InvoicesTable = styled(ListTable)`
  :is(th, td) {
    vertical-align: baseline;
  }
  tbody th a {
    display: block;
    width: fit-content;
    padding: 2px 0;
  }
  small {
    display: block;
    color: ${tokens.color.soft};
    font-weight: 400;
  }
  ${tokens.screen.narrow.replace('@media', '@media not all and')} {
    :is(th, td):nth-child(n + 4) {
      text-align: right;
    }
  }
  @media print {
    && a {
      color: inherit;
      text-decoration: none;
    }
  }
`;
