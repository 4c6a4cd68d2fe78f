import { projectPriorities, startProjectFormRule, type ProjectPriority } from 'rules/create-project';
import { Button } from 'kit/controls';
import { TierOptions, useCreateProject, type CreateProjectFormProps } from 'kit/create-project';
import { DialogButtons } from 'kit/dialog';
import { defineDraft, parseTexts } from 'kit/draft';
import { FieldColumns, Form, RestoredDraftNotice, SelectField, TextAreaField, TextField } from 'kit/forms';

/** Has what only the client knows, and not what the team decides, such as technologies. */
export function StartProjectForm({ create, onClose }: CreateProjectFormProps) {
  const { field, pending, formProps, isRestored, clear } = useCreateProject({
    rule: startProjectFormRule,
    empty,
    defineDraft: draft,
    create,
    onClose,
  });
  return (
    <Form {...formProps}>
      {isRestored && <RestoredDraftNotice onClear={clear} />}
      <TextField label="Project name" autoComplete="off" {...field('title')} />
      <TextAreaField label="What should we build?" {...field('what')} />
      <TextField
        label="Who will use it?"
        hint="Such as your customers, your staff, or both."
        autoComplete="off"
        {...field('users')}
      />
      <TextField
        label="What should it improve?"
        hint="Such as fewer phone calls, or orders outside business hours."
        autoComplete="off"
        {...field('goal')}
      />
      <SelectField label="Plan" {...field('tier')}>
        <option value="">Select a plan</option>
        <TierOptions />
      </SelectField>
      <FieldColumns>
        <SelectField label="How urgent is it?" {...field('priority')}>
          {projectPriorities.map((priority) => (
            <option key={priority} value={priority}>
              {urgency[priority]}
            </option>
          ))}
        </SelectField>
        <TextField label="When do you need it?" type="date" {...field('neededBy')} />
      </FieldColumns>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Creating…' : 'Create Project'}
        </Button>
      </DialogButtons>
    </Form>
  );
}

const urgency: Record<ProjectPriority, string> = {
  low: "There's no rush",
  medium: 'As usual',
  high: 'Soon',
  critical: 'As soon as possible',
};

const empty = { title: '', what: '', users: '', goal: '', tier: '', priority: 'medium', neededBy: '' };

const draft = defineDraft({ name: 'start-project', version: 1, parse: parseTexts(empty) });
