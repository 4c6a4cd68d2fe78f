import { useMutation, useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { isNotFound } from 'kit/fault';
import { ErrorState, Skeleton } from 'kit/states';
import { toast } from 'kit/toasts';
import { type AdminInvoiceDetail_InvoiceFragment, AdminInvoiceDocument, UpdateInvoiceDocument } from '#gql/graphql.ts';
import { InvoiceDetail } from './invoice-detail.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { useState } from 'react';

export interface InvoiceDialogProps {
  isOpen: boolean;
  /** Null while the dialog is closed. */
  id: string | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** One invoice: what is on it, its payments, and what can be done with it. A draft can be edited. */
export function InvoiceDialog({ isOpen, id, onClose, onDeleted }: InvoiceDialogProps) {
  const { data, error, refresh } = useQuery(AdminInvoiceDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const [isEditing, setEditing] = useState(false);
  const invoice = data?.invoice;
  const isMissing = data ? !invoice : isNotFound(error);
  const title = invoice ? `Invoice ${invoice.number ?? '(draft)'}` : 'Invoice';
  return (
    <Dialog
      isOpen={isOpen}
      wide
      title={title}
      onClose={isEditing ? undefined : onClose}
      onClosed={() => setEditing(false)}
    >
      {renderContent()}
    </Dialog>
  );

  function renderContent() {
    if (!invoice) return renderFallback();
    if (isEditing) return <EditDraft invoice={invoice} onClose={() => setEditing(false)} />;
    return (
      <InvoiceDetail
        invoice={invoice}
        payments={data.payments.edges.map(({ node }) => node)}
        onEdit={() => setEditing(true)}
        onDeleted={() => {
          onDeleted();
          onClose();
        }}
        onChanged={refresh}
      />
    );
  }

  function renderFallback() {
    if (isMissing)
      return (
        <div role="alert">
          <p>Invoice not found. The link may be incomplete.</p>
          <Button onClick={onClose}>All invoices</Button>
        </div>
      );
    if (error)
      return (
        <ErrorState
          title="Couldn't load this invoice"
          hint="What is owed doesn't change. Try again."
          onRetry={refresh}
        />
      );
    return (
      <div role="img" aria-label="Loading the invoice">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} $width="100%" $height="44px" />
        ))}
      </div>
    );
  }
}

function EditDraft({ invoice, onClose }: { invoice: AdminInvoiceDetail_InvoiceFragment; onClose: () => void }) {
  const [update] = useMutation(UpdateInvoiceDocument);
  const { id, lines, dueOn, note, currency, updatedAt } = invoice;
  return (
    <InvoiceForm
      initial={{ lines, dueOn: dueOn ?? '', note: note ?? '' }}
      currency={currency}
      submit="Save"
      submitting="Saving…"
      onSubmit={async (input) => {
        await update({ variables: { id, input, ifUpdatedAt: updatedAt } });
        toast({ title: 'The draft was saved', intent: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
