import { useEffect, useRef } from 'react';
import { useOptimisticMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { updateProjectRule, type UpdateProjectInput } from 'rules/projects';
import { UpdateAdminProjectDocument, type AdminProject_ProjectFragment as Project } from '#gql/graphql.ts';

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
export function useProjectForm(project: Project) {
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
