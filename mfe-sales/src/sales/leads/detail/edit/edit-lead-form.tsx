import { Button } from 'kit/controls';
import { FieldColumns, Form, SelectField, TextField } from 'kit/forms';
import { getBudgetLabel, getProjectTypeLabel } from 'rules/lead-labels';
import { leadBudgets, leadProjectTypes } from 'rules/leads';
import type { LeadDetail_LeadFragment } from '#gql/graphql.ts';
import { FormButtons } from '../../form-buttons.ts';
import { DuplicateNotice } from '../../duplicates/duplicate-notice.tsx';
import { useEditLead } from './use-edit-lead.ts';

interface EditLeadFormProps {
  lead: LeadDetail_LeadFragment;
  onDone: () => void;
}

/** Changes what was entered of a lead. What someone else has changed meanwhile is shown before it is replaced. */
export function EditLeadForm({ lead, onDone }: EditLeadFormProps) {
  const { field, values, pending, formProps, conflicts, isRestored, cancel } = useEditLead(lead, onDone);
  return (
    <Form {...formProps} aria-label="Edit lead">
      {isRestored && <p role="status">Your edits are not saved yet.</p>}
      <FieldColumns>
        <TextField label="Company Name" required autoComplete="off" {...field('companyName')} />
        <TextField label="Contact Name" required autoComplete="off" {...field('contactName')} />
        <TextField label="Contact Email" required type="email" autoComplete="off" {...field('contactEmail')} />
        <TextField label="Contact Phone" type="tel" autoComplete="off" {...field('contactPhone')} />
        <SelectField label="Project Type" {...field('projectType')}>
          <Choices choices={leadProjectTypes} current={lead.projectType} getLabel={getProjectTypeLabel} />
        </SelectField>
        <SelectField label="Budget" {...field('budget')}>
          <Choices choices={leadBudgets} current={lead.budget} getLabel={getBudgetLabel} />
        </SelectField>
      </FieldColumns>
      <TextField label="Timeline" autoComplete="off" {...field('timeline')} />
      <DuplicateNotice values={values} exceptId={lead.id} onOpen={onDone} />
      {conflicts && (
        <div role="status">
          <p>Someone else has changed this lead. Saving again replaces their details:</p>
          <ul>
            {conflicts.map(({ label, theirs }) => (
              <li key={label}>{`${label}: ${theirs || 'nothing'}`}</li>
            ))}
          </ul>
        </div>
      )}
      <FormButtons>
        <Button onClick={cancel}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Saving…' : 'Save lead'}
        </Button>
      </FormButtons>
    </Form>
  );
}

interface ChoicesProps {
  choices: readonly string[];
  /** A lead from an enquiry has a choice of the enquiry's form, and may keep it. */
  current: string | null | undefined;
  getLabel: (choice: string) => string;
}

const Choices = ({ choices, current, getLabel }: ChoicesProps) => (
  <>
    <option value="">Unknown</option>
    {[...new Set([...(current ? [current] : []), ...choices])].map((choice) => (
      <option key={choice} value={choice}>
        {getLabel(choice)}
      </option>
    ))}
  </>
);
