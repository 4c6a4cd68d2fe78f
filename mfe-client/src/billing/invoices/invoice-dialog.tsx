import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { isNotFound } from 'kit/fault';
import { formatAmount, formatDate, formatRelativeDate } from 'kit/format';
import { InvoiceFacts, InvoiceFiles, InvoiceLines, PaymentList } from 'kit/invoice';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ClientInvoiceDocument, type ClientInvoiceQuery } from '#gql/graphql.ts';

export interface InvoiceDialogProps {
  isOpen: boolean;
  /** Null while the dialog is closed. */
  id: string | null;
  onClose: () => void;
}

/** One invoice: what is on it, how to pay it, and what was paid. */
export function InvoiceDialog({ isOpen, id, onClose }: InvoiceDialogProps) {
  const { data, error, refresh } = useQuery(ClientInvoiceDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const invoice = data?.invoice;
  const isMissing = data ? !invoice : isNotFound(error);
  return (
    <Dialog isOpen={isOpen} wide title={invoice ? `Invoice ${invoice.number}` : 'Invoice'} onClose={onClose}>
      {invoice ? <Invoice invoice={invoice} payments={data.payments} /> : renderFallback()}
    </Dialog>
  );

  function renderFallback() {
    if (isMissing)
      return (
        <Content role="alert">
          <p>Invoice not found. The link may be incomplete.</p>
          <Button onClick={onClose}>All invoices</Button>
        </Content>
      );
    if (error)
      return (
        <ErrorState
          title="Couldn't load this invoice"
          hint="What you owe doesn't change. Try again."
          onRetry={refresh}
        />
      );
    return (
      <Content role="img" aria-label="Loading the invoice">
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} $width="100%" $height="44px" />
        ))}
      </Content>
    );
  }
}

interface InvoiceProps {
  invoice: NonNullable<ClientInvoiceQuery['invoice']>;
  payments: ClientInvoiceQuery['payments'];
}

function Invoice({ invoice, payments: { edges } }: InvoiceProps) {
  const { status, dueOn, sentAt, seller, buyer, note, creditNoteNumber, voidReason, project } = invoice;
  const facts = [
    ...(project ? [['Project', project.title]] : []),
    ['From', formatParty(seller)],
    ['To', formatParty(buyer)],
    ...(sentAt ? [['Sent', formatRelativeDate(sentAt)]] : []),
    ...(dueOn ? [['Due', formatDate(dueOn)]] : []),
    ...(creditNoteNumber ? [['Credit note', creditNoteNumber]] : []),
    ...(voidReason ? [['Voided because', voidReason]] : []),
  ];
  return (
    <Content>
      <InvoiceFacts status={status} facts={facts} />
      <InvoiceLines invoice={invoice} />
      {note && <Text>{note}</Text>}
      <InvoiceFiles id={invoice.id} creditNoteNumber={creditNoteNumber} />
      <HowToPay invoice={invoice} />
      {edges.length > 0 && (
        <section aria-label="Payments">
          <h3>Payments</h3>
          <PaymentList payments={edges.map(({ node }) => node)} />
        </section>
      )}
    </Content>
  );
}

function HowToPay({ invoice }: Pick<InvoiceProps, 'invoice'>) {
  const { status, balance, currency, transferDetails } = invoice;
  if (status === 'paid' || status === 'void' || !transferDetails) return null;
  return (
    <section aria-label="How to pay">
      <h3>Pay by bank transfer</h3>
      <Text>
        {formatAmount(balance, currency)} to:{'\n'}
        {transferDetails}
      </Text>
    </section>
  );
}

const formatParty = (party: { name: string; address: string; taxId: string | null } | null): string =>
  party ? [party.name, party.address, party.taxId].filter(Boolean).join('\n') : '';

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${tokens.space.l};
  h3 {
    font-size: ${tokens.size.body};
  }
`;

const Text = styled.p`
  max-width: ${tokens.width.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
