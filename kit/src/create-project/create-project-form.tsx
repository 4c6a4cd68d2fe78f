import { projectPriorities, tierFees } from 'rules/create-project';
import { projectTiers, type ProjectTier } from 'rules/projects';
import styled from 'styled-components';
import { Button } from '../controls.ts';
import { DialogButtons } from '../dialog.ts';
import { SelectField, TextAreaField, TextField } from '../forms.ts';
import { humanize, formatMoney } from '../format.ts';
import { useCreateProject, type CreateProjectFormProps } from './use-create-project.ts';
import { tokens } from '../theme/tokens.ts';

export function CreateProjectForm({ create, onClose }: CreateProjectFormProps) {
  const { field, pending, formProps, isRestored, clear } = useCreateProject({ create, onClose });
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
      <TextField label="Project Title" autoComplete="off" {...field('title')} />
      <TextAreaField label="Description" hint="What should we build, and who is it for?" {...field('description')} />
      <Fields>
        <SelectField label="Project Tier" {...field('tier')}>
          <option value="">Select a tier</option>
          {projectTiers.map((tier) => (
            <option key={tier} value={tier}>
              {humanize(tier)} ({getPrice(tier)})
            </option>
          ))}
        </SelectField>
        <SelectField label="Priority" {...field('priority')}>
          {projectPriorities.map((priority) => (
            <option key={priority} value={priority}>
              {humanize(priority)}
            </option>
          ))}
        </SelectField>
        <TextField label="Working Location" autoComplete="off" {...field('workingLocation')} />
        <TextField
          label="Estimated Duration in weeks"
          type="number"
          inputMode="numeric"
          min={1}
          max={520}
          {...field('estimatedWeeks')}
        />
      </Fields>
      <TextField
        label="Technologies"
        hint="Separate with commas, such as React, PostgreSQL."
        autoComplete="off"
        {...field('technologies')}
      />
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Creating…' : 'Create Project'}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const getPrice = (tier: ProjectTier) => {
  const fee = tierFees[tier];
  return fee === null ? 'custom' : formatMoney(fee);
};

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
