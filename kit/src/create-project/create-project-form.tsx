import type { ReactNode } from 'react';
import { projectPriorities, tierFees } from 'rules/create-project';
import { projectTiers, type ProjectTier } from 'rules/projects';
import { Button } from '../controls.ts';
import { DialogButtons } from '../dialog.ts';
import { SelectField, TextAreaField, TextField, Form, FieldColumns, RestoredDraftNotice } from '../forms.ts';
import { humanize, formatMoney } from '../format.ts';
import { useCreateProject, type CreateProjectFormProps } from './use-create-project.ts';

export function CreateProjectForm({ create, onClose, children }: CreateProjectFormProps & { children?: ReactNode }) {
  const { field, pending, formProps, isRestored, clear } = useCreateProject({ create, onClose });
  return (
    <Form {...formProps}>
      {isRestored && <RestoredDraftNotice onClear={clear} />}
      <TextField label="Project Title" autoComplete="off" {...field('title')} />
      <TextAreaField label="Description" hint="What should we build, and who is it for?" {...field('description')} />
      <FieldColumns>
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
      </FieldColumns>
      <TextField
        label="Technologies"
        hint="Separate with commas, such as React, PostgreSQL."
        autoComplete="off"
        {...field('technologies')}
      />
      {children}
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
