import { useState } from 'react';
import { updateProjectRule, type UpdateProjectInput } from 'rules/projects';
import { mergeEdits } from '../conflict/merge-edits.ts';
import { useForm } from '../forms.ts';
import { toast, toastFailure } from '../toasts.ts';
import type { FormProject, ProjectFormProps } from './project-form.tsx';
import { saveOverSeen } from './save-over-seen.ts';

/**
 * Form state of a project. Only changed fields are sent, so that other people's changes are kept. Not optimistic: rejected values stay
 * in the form. Fields without local changes follow changes by others; of those that both changed, theirs is offered beside the form.
 */
export function useProjectForm({ project, update, readLatest }: ProjectFormProps) {
  const saved = toFormValues(project);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<FormValues, UpdateProjectInput>({
    rule: updateProjectRule,
    initial: saved,
    read: (values) => getChanges(values, saved),
    onSubmit: async (input) => {
      const isSaved =
        Object.keys(input).length === 0 ||
        (await saveOverSeen({
          seen: project,
          send: (ifUpdatedAt) => update(input, ifUpdatedAt),
          readLatest,
          isAsSeen: (latest) => mergeEdits(saved, values, toFormValues(latest)).conflicts.length === 0,
        }));
      if (!isSaved) return;
      setConflict(null);
      toast({ title: `${project.title} was updated`, intent: 'success' });
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't update the project"),
  });
  const { values, put } = form;

  const [before, setBefore] = useState(saved);
  if (getFieldNames(saved).some((name) => saved[name] !== before[name])) {
    setBefore(saved);
    const { adopted, conflicts } = mergeEdits(before, values, saved);
    if (Object.keys(adopted).length > 0) put(adopted);
    if (conflicts.length > 0)
      setConflict({ fields: [...new Set([...(conflict?.fields ?? []), ...conflicts])], theirs: saved });
  }

  const takeTheirs = (name: keyof FormValues) => {
    put({ [name]: saved[name] });
    setConflict((known) => known && { ...known, fields: known.fields.filter((field) => field !== name) });
  };
  return { ...form, conflict: conflict?.fields.length ? conflict : null, takeTheirs };
}

interface Conflict {
  /** Fields that both changed. */
  fields: Array<keyof FormValues>;
  theirs: FormValues;
}

const toFormValues = ({ status, progress, clientEmail, liveUrl, stagingUrl }: FormProject) => ({
  status: status as string,
  progress: String(progress),
  clientEmail: clientEmail ?? '',
  liveUrl: liveUrl ?? '',
  stagingUrl: stagingUrl ?? '',
});
type FormValues = ReturnType<typeof toFormValues>;

const getFieldNames = (texts: FormValues) => Object.keys(texts) as (keyof FormValues)[];

function getChanges(values: FormValues, saved: FormValues): object {
  const changed = getFieldNames(values).filter((name) => values[name].trim() !== saved[name]);
  return Object.fromEntries(changed.map((name) => [name, parseFieldValue(name, values[name].trim())]));
}

function parseFieldValue(name: keyof FormValues, text: string): unknown {
  if (name === 'progress') return text === '' ? NaN : Number(text);
  return name === 'liveUrl' || name === 'stagingUrl' ? text || null : text;
}
