import { Button } from 'kit/controls';
import { SelectField, TextAreaField, TextField } from 'kit/forms';
import { leadBudgetLabels, leadProjectTypeLabels } from 'rules/lead-labels';
import { leadBudgets, leadProjectTypes } from 'rules/leads';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { FormButtons } from '../form-buttons.ts';
import { useSubmitLead } from './use-submit-lead.ts';

/** Creates a lead. The draft is kept for this tab until it is submitted. */
export function SubmitLeadForm({ onClose }: { onClose: () => void }) {
  const { field, pending, formProps, isComplete, isRestored, clear } = useSubmitLead(onClose);
  return (
    <Form {...formProps}>
      {isRestored && (
        <RestoredNotice>
          We kept what you entered before.
          <button type="button" onClick={clear}>
            Start over
          </button>
        </RestoredNotice>
      )}
      <Fields>
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
      </Fields>
      <TextField
        label="Timeline"
        hint="In their words, such as “by Easter”."
        autoComplete="off"
        {...field('timeline')}
      />
      <TextAreaField label="Notes" rows={3} {...field('notes')} />
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

const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${tokens.space.m};
  row-gap: ${tokens.space.xs};
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const RestoredNotice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.s};
  color: ${tokens.color.soft};
  button {
    min-height: 40px;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
`;
