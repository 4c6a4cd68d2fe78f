import { type ReactNode, useState } from 'react';
import { Button, Icon, IconButton } from 'kit/controls';
import { formatAmount } from 'kit/format';
import { FieldColumns, SelectField, TextAreaField, TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { tokens } from 'kit/theme';
import { totalLines } from 'rules/invoice-totals';
import { type InvoiceLineFields, type UpdateInvoiceInput, invoiceLineRule, updateInvoiceRule } from 'rules/invoices';
import { validate } from 'rules/validate';
import styled from 'styled-components';
import { SpacedForm } from '../../spaced-form.ts';
import { FormFooter } from '../../ai/form-footer.tsx';
import { useUnsavedChanges } from '../../ai/unsaved/use-unsaved-changes.ts';

interface InvoiceFormProps {
  /** What is in the form at first: those of a draft, or one empty line. */
  initial: { lines: readonly LineText[]; dueOn: string; note: string };
  currency: string;
  submit: string;
  submitting: string;
  /** Above the lines: who the invoice is for. */
  children?: ReactNode;
  /** Whether something above the lines was changed. */
  isChanged?: boolean;
  onSubmit: (input: UpdateInvoiceInput) => Promise<void>;
  onClose: () => void;
}

const lineFields = ['kind', 'description', 'quantity', 'unitPrice', 'taxRate'] as const;
type LineText = Record<(typeof lineFields)[number], string>;
export const emptyLine: LineText = {
  kind: 'implementation',
  description: '',
  quantity: '1',
  unitPrice: '',
  taxRate: '0',
};

/** The lines, due date and note of a draft. Its total follows what is typed. */
export function InvoiceForm({
  initial,
  currency,
  submit,
  submitting,
  children,
  isChanged = false,
  onSubmit,
  onClose,
}: InvoiceFormProps) {
  const [count, setCount] = useState(initial.lines.length);
  const start = { dueOn: initial.dueOn, note: initial.note, ...toValues(initial.lines) };
  const { values, field, put, pending, formProps } = useForm<Record<string, string>, UpdateInvoiceInput>({
    rule: updateInvoiceRule,
    initial: start,
    read: (typed) => ({ lines: toLines(typed, count), dueOn: typed.dueOn || null, note: typed.note }),
    onSubmit,
    onFailure: ({ message }) => toast({ title: 'Error', description: message, intent: 'destructive' }),
  });
  const isEdited = isChanged || count !== initial.lines.length || JSON.stringify(values) !== JSON.stringify(start);
  const unsaved = useUnsavedChanges(isEdited, onClose);
  const lines = toLines(values, count);
  return (
    <SpacedForm {...formProps}>
      {children}
      {lines.map((_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the fields are named by their place
        <Line key={place} aria-label={`Line ${place + 1}`}>
          <TextField label="Description" autoComplete="off" {...field(`lines.${place}.description`)} />
          <SelectField label="For" {...field(`lines.${place}.kind`)}>
            <option value="implementation">Implementation</option>
            <option value="support">Monthly support</option>
            <option value="other">Other</option>
          </SelectField>
          <TextField label="Quantity" inputMode="decimal" autoComplete="off" {...field(`lines.${place}.quantity`)} />
          <TextField label="Price" inputMode="decimal" autoComplete="off" {...field(`lines.${place}.unitPrice`)} />
          <TextField label="Tax, %" inputMode="decimal" autoComplete="off" {...field(`lines.${place}.taxRate`)} />
          {count > 1 && (
            <IconButton $size={44} type="button" aria-label={`Remove line ${place + 1}`} onClick={() => remove(place)}>
              <Icon name="cross" />
            </IconButton>
          )}
        </Line>
      ))}
      <Sums>
        <Button onClick={add}>Add line</Button>
        <output aria-label="Total">{formatTotal(lines, currency)}</output>
      </Sums>
      <FieldColumns>
        <TextField label="Due" type="date" hint="Empty for the usual term" {...field('dueOn')} />
      </FieldColumns>
      <TextAreaField label="Note for the client" rows={2} {...field('note')} />
      <FormFooter unsaved={unsaved} pending={pending} submit={submit} submitting={submitting} />
    </SpacedForm>
  );

  function add() {
    put(toValues([emptyLine], count));
    setCount(count + 1);
  }

  function remove(place: number) {
    put(toValues(lines.toSpliced(place, 1)));
    setCount(count - 1);
  }
}

const toValues = (lines: readonly LineText[], from = 0): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line, place) => lineFields.map((name) => [`lines.${from + place}.${name}`, line[name]])),
  );

const toLines = (values: Record<string, string>, count: number): LineText[] =>
  Array.from(
    { length: count },
    (_, place) =>
      Object.fromEntries(lineFields.map((name) => [name, values[`lines.${place}.${name}`] ?? ''])) as LineText,
  );

/** The total of the lines that are complete. */
function formatTotal(lines: readonly LineText[], currency: string): string {
  const complete = lines.flatMap((line) => {
    const checked = validate<InvoiceLineFields>(invoiceLineRule, { ...line, description: line.description || '–' });
    return checked.ok ? [checked.data] : [];
  });
  const { tax, total } = totalLines(complete);
  const suffix = Number(tax) > 0 ? ` with ${formatAmount(tax, currency)} tax` : '';
  return `Total ${formatAmount(total, currency)}${suffix}`;
}

const Line = styled.fieldset`
  display: grid;
  margin: 0;
  padding: 0 0 ${tokens.space.s};
  border: 0;
  border-bottom: 1px solid ${tokens.color.line};
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) repeat(3, minmax(0, 1fr)) 44px;
  align-items: start;
  gap: ${tokens.space.xs} ${tokens.space.s};
  > button {
    margin-top: 24px;
  }
  ${tokens.screen.belowWide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :nth-child(1),
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;

const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s};
  output {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
