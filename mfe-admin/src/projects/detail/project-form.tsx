import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { humanize } from 'kit/format';
import { SelectField, TextField, useForm, Form } from 'kit/forms';
import { Panel } from 'kit/panel';
import { projectStatuses } from 'rules/project-statuses';
import { useOptimisticMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { updateProjectRule, type UpdateProjectInput } from 'rules/projects';
import {
  type AdminProject_ProjectFragment,
  UpdateAdminProjectDocument,
  type AdminProject_ProjectFragment as Project,
} from '#gql/graphql.ts';

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

const toFormValues = ({ status, progress, clientEmail, liveUrl, stagingUrl }: Project) => ({
  status: status as string,
  progress: String(progress),
  clientEmail: clientEmail ?? '',
  liveUrl: liveUrl ?? '',
  stagingUrl: stagingUrl ?? '',
});
type FormValues = ReturnType<typeof toFormValues>;

/**
 * Form state of a project. Only changed fields are sent, so that other people's changes are kept. Not optimistic:
 * rejected values stay in the form.
 */
function useProjectForm(project: Project) {
  const [run] = useOptimisticMutation(UpdateAdminProjectDocument, { failed: "Couldn't update the project" });
  const saved = toFormValues(project);
  const form = useForm<FormValues, UpdateProjectInput>({
    rule: updateProjectRule,
    initial: saved,
    read: (values) => getChanges(values, saved),
    onSubmit: async (input) => {
      const done = Object.keys(input).length === 0 || (await run({ variables: { id: project.id, input } }));
      if (done) toast({ title: `${project.title} was updated`, intent: 'success' });
    },
    onFailure: () => undefined,
  });
  const { values, put } = form;

  // Fields without local changes follow changes by others.
  const previousSaved = useRef(saved);
  useEffect(() => {
    const before = previousSaved.current;
    previousSaved.current = saved;
    const changedElsewhere = getFieldNames(saved).filter(
      (name) => saved[name] !== before[name] && values[name] === before[name],
    );
    if (changedElsewhere.length > 0) put(Object.fromEntries(changedElsewhere.map((name) => [name, saved[name]])));
  });
  return form;
}

const getFieldNames = (texts: FormValues) => Object.keys(texts) as (keyof FormValues)[];

function getChanges(values: FormValues, saved: FormValues): object {
  const changed = getFieldNames(values).filter((name) => values[name].trim() !== saved[name]);
  return Object.fromEntries(changed.map((name) => [name, parseFieldValue(name, values[name].trim())]));
}

function parseFieldValue(name: keyof FormValues, text: string): unknown {
  if (name === 'progress') return text === '' ? NaN : Number(text);
  return name === 'liveUrl' || name === 'stagingUrl' ? text || null : text;
}
