import { prefetchFirstPage, type DataClient } from 'kit/apollo';
import { ButtonLink } from 'kit/controls';
import { Panels } from 'kit/panel';
import { AdminInvoicesDocument } from '#gql/graphql.ts';
import { ScreenHead } from '../filters/screen-head.tsx';
import { parseFilter } from './invoices/filter.ts';
import { InvoicesPanel } from './invoices/invoices-panel.tsx';

/** What clients are invoiced and have paid. */
export function MoneyScreen() {
  return (
    <>
      <ScreenHead
        title="Money"
        text="Invoices to clients, and what they have paid. A sent invoice never changes: void it and send another to correct it."
        actions={<ButtonLink to="/admin">Back to Admin</ButtonLink>}
      />
      <Panels>
        <InvoicesPanel />
      </Panels>
    </>
  );
}

MoneyScreen.prefetchData = (client: DataClient, { searchParams }: URL) =>
  prefetchFirstPage(client, AdminInvoicesDocument, parseFilter(searchParams));
