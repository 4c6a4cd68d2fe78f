import { useEffect, useRef } from 'react';
import { useOptimisticMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { updateProjectRule, type UpdateProjectInput } from 'rules/projects';
import { UpdateAdminProjectDocument, type AdminProject_ProjectFragment as Project } from '#gql/graphql.ts';

const toTexts = ({ status, progress, clientEmail, liveUrl, stagingUrl }: Project) => ({
  status: status as string,
  progress: String(progress),
  clientEmail: clientEmail ?? '',
  liveUrl: liveUrl ?? '',
  stagingUrl: stagingUrl ?? '',
});
type Texts = ReturnType<typeof toTexts>;

/**
 * What one may change of a project. Only what one has changed is sent, so that nobody else's change is taken back. It shows
 * once the server has it: what is refused stays in the form.
 */
export function useProjectForm(project: Project) {
  const [run] = useOptimisticMutation(UpdateAdminProjectDocument, { failed: 'The project was not changed' });
  const known = toTexts(project);
  const form = useForm<Texts, UpdateProjectInput>({
    rule: updateProjectRule,
    initial: known,
    read: (values) => getChanges(values, known),
    onSubmit: async (input) => {
      const done = Object.keys(input).length === 0 || (await run({ variables: { id: project.id, input } }));
      if (done) toast({ title: `${project.title} is up to date`, intent: 'success' });
    },
    onFailure: () => undefined,
  });
  const { values, put } = form;

  // What somebody else changes meanwhile follows, where one has not begun to change it too.
  const last = useRef(known);
  useEffect(() => {
    const before = last.current;
    last.current = known;
    const followed = getNames(known).filter((name) => known[name] !== before[name] && values[name] === before[name]);
    if (followed.length > 0) put(Object.fromEntries(followed.map((name) => [name, known[name]])));
  });
  return form;
}

const getNames = (texts: Texts) => Object.keys(texts) as (keyof Texts)[];

function getChanges(values: Texts, known: Texts): object {
  const changed = getNames(values).filter((name) => values[name].trim() !== known[name]);
  return Object.fromEntries(changed.map((name) => [name, readText(name, values[name].trim())]));
}

function readText(name: keyof Texts, text: string): unknown {
  if (name === 'progress') return text === '' ? NaN : Number(text);
  return name === 'liveUrl' || name === 'stagingUrl' ? text || null : text;
}
