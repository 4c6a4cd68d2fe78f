import { Button } from 'kit/controls';
import { SelectField, TextAreaField, TextField, Form, FieldColumns, RestoredDraftNotice } from 'kit/forms';
import { leadBudgetLabels, leadProjectTypeLabels } from 'rules/lead-labels';
import { leadBudgets, leadProjectTypes } from 'rules/leads';
import { DuplicateNotice } from '../duplicates/duplicate-notice.tsx';
import { FormButtons } from '../form-buttons.ts';
import { useSubmitLead } from './use-submit-lead.ts';

/** Creates a lead. The draft is kept for this tab until it is submitted. */
export function SubmitLeadForm({ onClose }: { onClose: () => void }) {
  const { values, field, pending, formProps, isComplete, isRestored, clear } = useSubmitLead(onClose);
  return (
    <Form {...formProps}>
      {isRestored && <RestoredDraftNotice onClear={clear} />}
      <FieldColumns>
        <TextField label="Company Name" required autoComplete="off" {...field('companyName')} />
        <TextField label="Contact Name" required autoComplete="off" {...field('contactName')} />
        <TextField label="Contact Email" required type="email" autoComplete="off" {...field('contactEmail')} />
        <TextField label="Contact Phone" type="tel" autoComplete="off" {...field('contactPhone')} />
        <SelectField label="Project Type" {...field('projectType')}>
          <option value="">Unknown</option>
          {leadProjectTypes.map((type) => (
            <option key={type} value={type}>
              {leadProjectTypeLabels[type]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Budget" {...field('budget')}>
          <option value="">Unknown</option>
          {leadBudgets.map((budget) => (
            <option key={budget} value={budget}>
              {leadBudgetLabels[budget]}
            </option>
          ))}
        </SelectField>
      </FieldColumns>
      <TextField
        label="Timeline"
        hint="In their words, such as “by Easter”."
        autoComplete="off"
        {...field('timeline')}
      />
      <TextAreaField label="Notes" rows={3} {...field('notes')} />
      <DuplicateNotice values={values} onOpen={onClose} />
      <FormButtons>
        {!isComplete && <span>Company, contact and email are required.</span>}
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $primary disabled={pending || !isComplete}>
          {pending ? 'Submitting…' : 'Submit Lead'}
        </Button>
      </FormButtons>
    </Form>
  );
}
