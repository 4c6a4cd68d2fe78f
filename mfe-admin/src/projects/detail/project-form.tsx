import { Button } from 'kit/controls';
import { humanize } from 'kit/format';
import { SelectField, TextField } from 'kit/forms';
import { Panel } from 'kit/panel';
import { projectStatuses } from 'rules/project-statuses';
import type { AdminProject_ProjectFragment } from '#gql/graphql.ts';
import { Form } from './detail-layout.ts';
import { useProjectForm } from './use-project-form.ts';

/** Edits status, progress and URLs, and the client's email until it belongs to an account. */
export function ProjectForm({ project }: { project: AdminProject_ProjectFragment }) {
  const { field, put, pending, formProps } = useProjectForm(project);
  const statusField = field('status');
  return (
    <Panel title="Change">
      <Form {...formProps} aria-label="Change the project">
        <SelectField
          label="Status"
          {...statusField}
          onChange={(event) => {
            statusField.onChange(event);
            // A completed project is at 100%.
            if (event.target.value === 'completed') put({ progress: '100' });
          }}
        >
          {projectStatuses.map((status) => (
            <option key={status} value={status}>
              {humanize(status)}
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
        {!project.client && (
          <TextField
            label="Client Email"
            type="email"
            autoComplete="off"
            hint="The project is theirs once they have an account."
            {...field('clientEmail')}
          />
        )}
        <TextField label="Live App URL" type="url" placeholder="https://" autoComplete="off" {...field('liveUrl')} />
        <TextField label="Staging URL" type="url" placeholder="https://" autoComplete="off" {...field('stagingUrl')} />
        <div>
          <Button type="submit" $primary disabled={pending}>
            {pending ? 'Saving' : 'Save changes'}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
