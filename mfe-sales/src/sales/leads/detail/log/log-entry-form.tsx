import { useRef } from 'react';
import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { FieldColumns, Form, SelectField, TextAreaField, TextField, useForm } from 'kit/forms';
import { type Attempt, beginAttempt } from 'kit/request';
import { toast, toastFailure } from 'kit/toasts';
import { leadLogKindLabels } from 'rules/lead-labels';
import { addLeadLogEntryRule, leadLogKinds } from 'rules/lead-log';
import { AddLeadLogEntryDocument } from '#gql/graphql.ts';
import { FormButtons } from '../../form-buttons.ts';

interface LogEntryFormProps {
  leadId: string;
  onAdded: () => void;
}

const emptyEntry = { text: '', happenedAt: '' };

/** Adds an entry by hand. A retry after a lost answer adds it once. */
export function LogEntryForm({ leadId, onAdded }: LogEntryFormProps) {
  const [add] = useMutation(AddLeadLogEntryDocument);
  const attempt = useRef<Attempt>(null);
  const { field, values, put, pending, formProps, focusField } = useForm({
    rule: addLeadLogEntryRule,
    initial: { kind: 'call', ...emptyEntry },
    read: ({ happenedAt, ...typed }) => ({ ...typed, happenedAt: happenedAt ? new Date(happenedAt) : null }),
    onSubmit: async ({ happenedAt, ...typed }) => {
      const input = { ...typed, happenedAt: happenedAt?.toISOString() ?? null };
      attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
      const context = { headers: { 'Idempotency-Key': attempt.current.key } };
      await add({ variables: { id: leadId, input }, context });
      attempt.current = null;
      put(emptyEntry);
      focusField('text');
      toast({ title: 'Added to the contact log', intent: 'success' });
      onAdded();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't add to the contact log"),
  });
  return (
    <Form {...formProps}>
      <FieldColumns>
        <SelectField label="Kind" {...field('kind')}>
          {leadLogKinds.map((kind) => (
            <option key={kind} value={kind}>
              {leadLogKindLabels[kind]}
            </option>
          ))}
        </SelectField>
        <TextField label="When" type="datetime-local" hint="Leave it blank for now." {...field('happenedAt')} />
      </FieldColumns>
      <TextAreaField label="What was said" rows={3} {...field('text')} />
      <FormButtons>
        <Button type="submit" disabled={pending || values.text?.trim() === ''}>
          {pending ? 'Adding…' : 'Add to log'}
        </Button>
      </FormButtons>
    </Form>
  );
}
