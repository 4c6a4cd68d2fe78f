import { Panel } from 'kit/panel';
import { type ProjectStatus, projectStatuses } from 'rules/project-statuses';
import type { UpdateProjectInput } from 'rules/projects';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { Button } from '../controls.ts';
import { humanize } from '../format.ts';
import { Form, SelectField, TextField } from '../forms.ts';
import { useProjectForm } from './use-project-form.ts';

export interface FormProject {
  title: string;
  status: ProjectStatus;
  progress: number;
  client?: object | null;
  clientEmail?: string | null;
  liveUrl?: string | null;
  stagingUrl?: string | null;
  updatedAt: string;
}

export interface ProjectFormProps {
  project: FormProject;
  /** Whether the status is changed here, and not where it is shown. */
  hasStatus?: boolean;
  update: (input: UpdateProjectInput, ifUpdatedAt: string) => Promise<unknown>;
  /** Reads the project again, past the cache. Null if it can't be found. */
  readLatest: () => Promise<FormProject | null>;
}

/** Edits status, progress and URLs, and the client's email until it belongs to an account. */
export function ProjectForm(props: ProjectFormProps) {
  const { project, hasStatus = false } = props;
  const { field, put, pending, formProps, conflict, takeTheirs } = useProjectForm(props);
  const statusField = field('status');
  return (
    <Panel title="Change">
      <Form {...formProps} aria-label="Change the project">
        {hasStatus && (
          <SelectField
            label={labels.status}
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
        )}
        <TextField label={labels.progress} type="number" inputMode="numeric" min={0} max={100} {...field('progress')} />
        {!project.client && (
          <TextField
            label={labels.clientEmail}
            type="email"
            autoComplete="off"
            hint="The project is theirs once they have an account."
            {...field('clientEmail')}
          />
        )}
        <TextField label={labels.liveUrl} type="url" placeholder="https://" autoComplete="off" {...field('liveUrl')} />
        <TextField
          label={labels.stagingUrl}
          type="url"
          placeholder="https://"
          autoComplete="off"
          {...field('stagingUrl')}
        />
        <ConflictNotice what="project" conflict={conflict} labels={labels} onTakeTheirs={takeTheirs} />
        <div>
          <Button type="submit" $primary disabled={pending}>
            {pending ? 'Saving' : 'Save changes'}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

const labels = {
  status: 'Status',
  progress: 'Progress in percent',
  clientEmail: 'Client Email',
  liveUrl: 'Live App URL',
  stagingUrl: 'Staging URL',
};
