import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { humanize } from 'kit/format';
import { SelectField, TextField, useForm, Form } from 'kit/forms';
import { projectStatuses, updateProjectRule, type UpdateProjectInput } from 'rules/projects';
import type { HubProject_ProjectFragment } from '#gql/graphql.ts';
import { Subject } from '../dialog-layout.ts';

interface UpdateFormProps {
  project: HubProject_ProjectFragment;
  onSave: (input: UpdateProjectInput) => void;
  onCancel: () => void;
}

/** Edits status and progress, and the client while none is set. */
export function UpdateForm({ project, onSave, onCancel }: UpdateFormProps) {
  const { title, status, progress, client, clientEmail } = project;
  const { field, put, pending, formProps } = useForm({
    rule: updateProjectRule,
    initial: { status: status as string, progress: String(progress), clientEmail: clientEmail ?? '' },
    read: ({ progress: typed, clientEmail: email, ...values }) => ({
      ...values,
      progress: typed.trim() === '' ? NaN : Number(typed),
      ...(email.trim() !== '' && { clientEmail: email }),
    }),
    onSubmit: async (input) => onSave(input),
    onFailure: () => undefined,
  });
  const statusField = field('status');
  return (
    <Form {...formProps}>
      <Subject>{title}</Subject>
      <SelectField
        label="Status"
        {...statusField}
        onChange={(event) => {
          statusField.onChange(event);
          // A completed project is at 100%.
          if (event.target.value === 'completed') put({ progress: '100' });
        }}
      >
        {projectStatuses.map((one) => (
          <option key={one} value={one}>
            {humanize(one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Progress in percent"
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        {...field('progress')}
      />
      {!client && (
        <TextField
          label="Client Email"
          type="email"
          autoComplete="off"
          hint="They'll see the project once they have an account."
          {...field('clientEmail')}
        />
      )}
      <DialogButtons>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          Save
        </Button>
      </DialogButtons>
    </Form>
  );
}
