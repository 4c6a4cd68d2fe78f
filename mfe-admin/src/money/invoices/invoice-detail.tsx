import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { Button, ButtonLink } from 'kit/controls';
import { ConfirmContent, DialogButtons } from 'kit/dialog';
import { toFault } from 'kit/fault';
import { formatAmount, formatDate, formatRelativeDate } from 'kit/format';
import { InvoiceFacts, InvoiceFiles, InvoiceLines, PaymentList } from 'kit/invoice';
import { tokens } from 'kit/theme';
import { toast } from 'kit/toasts';
import { toAmount, toMinor } from 'rules/money';
import styled from 'styled-components';
import {
  type AdminInvoiceDetail_InvoiceFragment,
  type AdminPayment_PaymentFragment,
  DeleteInvoiceDocument,
  SendInvoiceDocument,
} from '#gql/graphql.ts';
import { RecordPaymentForm, RefundForm, VoidForm } from './invoice-actions.tsx';

interface InvoiceDetailProps {
  invoice: AdminInvoiceDetail_InvoiceFragment;
  payments: readonly AdminPayment_PaymentFragment[];
  onEdit: () => void;
  onDeleted: () => void;
  onChanged: () => void;
}

type Step = 'send' | 'delete' | 'pay' | 'void' | { refund: AdminPayment_PaymentFragment };

export function InvoiceDetail({ invoice, payments, onEdit, onDeleted, onChanged }: InvoiceDetailProps) {
  const [step, setStep] = useState<Step | null>(null);
  const [send] = useMutation(SendInvoiceDocument);
  const [remove] = useMutation(DeleteInvoiceDocument);
  const { id, number, status, currency, total, updatedAt, client, note, project } = invoice;
  const close = () => setStep(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <Detail>
      <Facts invoice={invoice} />
      <InvoiceLines invoice={invoice} />
      {note && <Note>{note}</Note>}
      <InvoiceFiles id={id} isDraft={status === 'draft'} creditNoteNumber={invoice.creditNoteNumber} />
      {payments.length > 0 && (
        <section aria-label="Payments">
          <h3>Payments</h3>
          <PaymentList
            payments={payments}
            renderAction={(payment) =>
              payment.method !== 'credit' &&
              getRefundable(payment) !== '0.00' && <Button onClick={() => setStep({ refund: payment })}>Refund</Button>
            }
          />
        </section>
      )}
      {renderStep() ?? renderActions()}
    </Detail>
  );

  function renderActions() {
    const isOpen = status === 'sent' || status === 'partly_paid' || status === 'overdue';
    return (
      <DialogButtons>
        {project && <ButtonLink to={`/admin/projects?project=${project.id}`}>Open project</ButtonLink>}
        {status === 'draft' && <Button onClick={() => setStep('delete')}>Delete</Button>}
        {status === 'draft' && <Button onClick={onEdit}>Edit</Button>}
        {status === 'draft' && (
          <Button $primary onClick={() => setStep('send')}>
            Send
          </Button>
        )}
        {status !== 'draft' && status !== 'void' && <Button onClick={() => setStep('void')}>Void</Button>}
        {isOpen && (
          <Button $primary onClick={() => setStep('pay')}>
            Record payment
          </Button>
        )}
      </DialogButtons>
    );
  }

  function renderStep() {
    if (step === null) return null;
    if (step === 'pay') return <RecordPaymentForm invoice={invoice} onDone={done} onCancel={close} />;
    if (step === 'void') return <VoidForm invoice={invoice} onDone={done} onCancel={close} />;
    if (step === 'send')
      return (
        <ConfirmContent
          message={`${client.firstName} ${client.lastName} gets an email with this invoice over ${formatAmount(total, currency)}. It never changes after that.`}
          confirmLabel="Send invoice"
          pendingLabel="Sending…"
          intent="primary"
          run={() => attempt('The invoice was sent', () => send({ variables: { id, ifUpdatedAt: updatedAt } }))}
          onCancel={close}
          onDone={done}
        />
      );
    if (step === 'delete')
      return (
        <ConfirmContent
          message="This draft is deleted. Its client has never seen it."
          confirmLabel="Delete draft"
          pendingLabel="Deleting…"
          intent="danger"
          run={() => attempt('The draft was deleted', () => remove({ variables: { id } }))}
          onCancel={close}
          onDone={onDeleted}
        />
      );
    return (
      <RefundForm
        payment={step.refund}
        max={getRefundable(step.refund)}
        number={number}
        onDone={done}
        onCancel={close}
      />
    );
  }
}

/** Whether it worked; if not, a toast says why. */
async function attempt(title: string, run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    toast({ title, intent: 'success' });
    return true;
  } catch (error) {
    toast({ title: 'Error', description: toFault(error).message, intent: 'destructive' });
    return false;
  }
}

const getRefundable = ({ amount, refunded, refundedCredit }: AdminPayment_PaymentFragment): string =>
  toAmount(toMinor(amount) - toMinor(refunded) - toMinor(refundedCredit));

function Facts({ invoice }: { invoice: AdminInvoiceDetail_InvoiceFragment }) {
  const { status, client, buyer, dueOn, sentAt, creditNoteNumber, voidReason, project } = invoice;
  const facts = [
    ['Client', buyer?.name ?? `${client.firstName} ${client.lastName}`],
    ...(project ? [['Project', project.title]] : []),
    ...(sentAt ? [['Sent', formatRelativeDate(sentAt)]] : []),
    ['Due', dueOn ? formatDate(dueOn) : 'By the usual term'],
    ...(creditNoteNumber ? [['Credit note', creditNoteNumber]] : []),
    ...(voidReason ? [['Voided because', voidReason]] : []),
  ];
  return <InvoiceFacts status={status} facts={facts} />;
}

const Detail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  h3 {
    font-size: ${tokens.size.body};
  }
`;

const Note = styled.p`
  max-width: ${tokens.width.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
