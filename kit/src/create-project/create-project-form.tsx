import { type ReactNode, useState } from 'react';
import { createProjectFormRule, projectPriorities } from 'rules/create-project';
import { Button } from '../controls.ts';
import { DialogButtons } from '../dialog.ts';
import { SelectField, TextAreaField, TextField, Form, FieldColumns, RestoredDraftNotice } from '../forms.ts';
import { humanize } from '../format.ts';
import { defineDraft, parseTexts } from '../draft.ts';
import { TierOptions } from './tier-options.tsx';
import { useCreateProject, type CreateProjectFormProps } from './use-create-project.ts';

export interface KeptPeople {
  isKept: boolean;
  clear: () => void;
}

interface TeamProjectFormProps extends CreateProjectFormProps {
  people?: KeptPeople | undefined;
  children?: ReactNode;
}

export function CreateProjectForm({ create, onClose, people, children }: TeamProjectFormProps) {
  const [hasPeople, setHasPeople] = useState(people?.isKept === true);
  const { field, pending, formProps, isRestored, clear } = useCreateProject({
    rule: createProjectFormRule,
    empty: emptyDraft,
    read: toInput,
    defineDraft: projectDraft,
    create,
    onClose,
  });
  const startOver = () => {
    clear();
    people?.clear();
    setHasPeople(false);
  };
  return (
    <Form {...formProps}>
      {(isRestored || hasPeople) && <RestoredDraftNotice onClear={startOver} />}
      <TextField label="Project Title" autoComplete="off" {...field('title')} />
      <TextAreaField label="Description" hint="What should we build, and who is it for?" {...field('description')} />
      <FieldColumns>
        <SelectField label="Project Tier" {...field('tier')}>
          <option value="">Select a tier</option>
          <TierOptions />
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

const toInput = ({ estimatedWeeks, ...typed }: typeof emptyDraft) => ({
  ...typed,
  estimatedWeeks: estimatedWeeks.trim() === '' ? null : Number(estimatedWeeks),
});

const emptyDraft = {
  title: '',
  description: '',
  tier: '',
  priority: 'medium',
  workingLocation: '',
  technologies: '',
  estimatedWeeks: '',
};

const projectDraft = defineDraft({ name: 'project', version: 1, parse: parseTexts(emptyDraft) });
