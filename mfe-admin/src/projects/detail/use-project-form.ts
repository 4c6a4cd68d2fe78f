import { useEffect, useRef } from 'react';
import { useChange } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { updateProjectRule, type UpdateProjectInput } from 'rules/projects';
import { UpdateAdminProjectDocument, type AdminProject_ProjectFragment as Project } from '#gql/graphql.ts';

const textsOf = ({ status, progress, clientEmail, liveUrl, stagingUrl }: Project) => ({
  status: status as string,
  progress: String(progress),
  clientEmail: clientEmail ?? '',
  liveUrl: liveUrl ?? '',
  stagingUrl: stagingUrl ?? '',
});
type Texts = ReturnType<typeof textsOf>;

/**
 * What one may change of a project. Only what one has changed is sent, so that nobody else's change is taken back. It shows
 * once the server has it: what is refused stays in the form.
 */
export function useProjectForm(project: Project) {
  const [run] = useChange(UpdateAdminProjectDocument, { failed: 'The project was not changed' });
  const known = textsOf(project);
  const form = useForm<Texts, UpdateProjectInput>({
    rule: updateProjectRule,
    initial: known,
    read: (values) => changesOf(values, known),
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
    const followed = namesOf(known).filter((name) => known[name] !== before[name] && values[name] === before[name]);
    if (followed.length > 0) put(Object.fromEntries(followed.map((name) => [name, known[name]])));
  });
  return form;
}

const namesOf = (texts: Texts) => Object.keys(texts) as (keyof Texts)[];

function changesOf(values: Texts, known: Texts): object {
  const changed = namesOf(values).filter((name) => values[name].trim() !== known[name]);
  return Object.fromEntries(changed.map((name) => [name, readText(name, values[name].trim())]));
}

function readText(name: keyof Texts, text: string): unknown {
  if (name === 'progress') return text === '' ? NaN : Number(text);
  return name === 'liveUrl' || name === 'stagingUrl' ? text || null : text;
}
