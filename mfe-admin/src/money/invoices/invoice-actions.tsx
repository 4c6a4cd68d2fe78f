import { useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { DangerButton, DialogButtons } from 'kit/dialog';
import type { Fault } from 'kit/fault';
import { useFocusOnMount } from 'kit/focus';
import { formatAmount } from 'kit/format';
import { FieldColumns, SelectField, TextAreaField, TextField, useForm } from 'kit/forms';
import { type Attempt, beginAttempt } from 'kit/request';
import { toast } from 'kit/toasts';
import { toAgencyDay } from 'rules/call-times';
import { voidInvoiceRule } from 'rules/invoices';
import { recordPaymentRule, refundPaymentRule } from 'rules/payments';
import {
  type AdminInvoiceDetail_InvoiceFragment,
  type AdminPayment_PaymentFragment,
  RecordPaymentDocument,
  RefundPaymentDocument,
  VoidInvoiceDocument,
} from '#gql/graphql.ts';
import { SpacedForm } from '../../spaced-form.ts';

interface ActionProps {
  onDone: () => void;
  onCancel: () => void;
}

const onFailure = ({ message }: Fault) => toast({ title: 'Error', description: message, intent: 'destructive' });

/** A key for each thing that is sent: what is sent twice by accident counts once. */
function useAttempt() {
  const attempt = useRef<Attempt>(null);
  return (input: object) => {
    attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
    return { headers: { 'Idempotency-Key': attempt.current.key } };
  };
}

/** Records money that came in outside this product, such as by bank transfer. */
export function RecordPaymentForm({
  invoice: { id, balance, currency },
  onDone,
  onCancel,
}: ActionProps & { invoice: AdminInvoiceDetail_InvoiceFragment }) {
  const [record] = useMutation(RecordPaymentDocument);
  const [today] = useState(() => toAgencyDay(new Date()));
  const getContext = useAttempt();
  const first = useFocusOnMount<HTMLDivElement>();
  const { field, pending, formProps } = useForm({
    rule: recordPaymentRule,
    initial: { amount: balance, paidOn: today, method: 'bank_transfer', note: '' },
    onSubmit: async (input) => {
      const { data } = await record({ variables: { id, input }, context: getContext(input) });
      if (!data) return;
      const { credited } = data.recordPayment;
      toast({
        title: 'The payment was recorded',
        description: Number(credited) > 0 ? `${formatAmount(credited, currency)} are credit now.` : undefined,
        intent: 'success',
      });
      onDone();
    },
    onFailure,
  });
  return (
    <SpacedForm {...formProps}>
      <FieldColumns ref={first}>
        <TextField
          label={`Amount, ${currency}`}
          inputMode="decimal"
          hint={`${formatAmount(balance, currency)} are to pay. More becomes credit.`}
          autoComplete="off"
          {...field('amount')}
        />
        <TextField label="Came in on" type="date" {...field('paidOn')} />
        <SelectField label="Paid by" {...field('method')}>
          <option value="bank_transfer">Bank transfer</option>
          <option value="other">Other</option>
        </SelectField>
        <TextField label="Note" autoComplete="off" {...field('note')} />
      </FieldColumns>
      <DialogButtons>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Recording…' : 'Record payment'}
        </Button>
      </DialogButtons>
    </SpacedForm>
  );
}

/** Takes an invoice back by a credit note. */
export function VoidForm({
  invoice: { id, paid, currency },
  onDone,
  onCancel,
}: ActionProps & { invoice: AdminInvoiceDetail_InvoiceFragment }) {
  const [send] = useMutation(VoidInvoiceDocument);
  const first = useFocusOnMount<HTMLDivElement>();
  const { field, pending, formProps } = useForm({
    rule: voidInvoiceRule,
    initial: { reason: '' },
    onSubmit: async (input) => {
      await send({ variables: { id, input } });
      toast({
        title: 'The invoice is void',
        description: 'Its client gets an email with a credit note.',
        intent: 'success',
      });
      onDone();
    },
    onFailure,
  });
  const credit = Number(paid) > 0 ? ` The ${formatAmount(paid, currency)} that were paid become credit.` : '';
  return (
    <SpacedForm {...formProps}>
      <p>Nothing is to pay any more, and this can't be undone.{credit}</p>
      <div ref={first}>
        <TextAreaField label="Reason" rows={2} {...field('reason')} />
      </div>
      <DialogButtons>
        <Button onClick={onCancel}>Cancel</Button>
        <DangerButton type="submit" disabled={pending}>
          {pending ? 'Voiding…' : 'Void invoice'}
        </DangerButton>
      </DialogButtons>
    </SpacedForm>
  );
}

/** Records money that was paid back. */
export function RefundForm({
  payment: { id, currency },
  max,
  number,
  onDone,
  onCancel,
}: ActionProps & { payment: AdminPayment_PaymentFragment; max: string; number: string | null }) {
  const [send] = useMutation(RefundPaymentDocument);
  const getContext = useAttempt();
  const first = useFocusOnMount<HTMLDivElement>();
  const { field, pending, formProps } = useForm({
    rule: refundPaymentRule,
    initial: { amount: max, note: '' },
    onSubmit: async (input) => {
      await send({ variables: { id, input }, context: getContext(input) });
      toast({ title: 'The refund was recorded', intent: 'success' });
      onDone();
    },
    onFailure,
  });
  return (
    <SpacedForm {...formProps}>
      <p>Record what you paid back of {number}. It takes what was too much first, then opens the invoice again.</p>
      <FieldColumns ref={first}>
        <TextField label={`Amount, ${currency}`} inputMode="decimal" autoComplete="off" {...field('amount')} />
        <TextField label="Note" autoComplete="off" {...field('note')} />
      </FieldColumns>
      <DialogButtons>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Recording…' : 'Record refund'}
        </Button>
      </DialogButtons>
    </SpacedForm>
  );
}
