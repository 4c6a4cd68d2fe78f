import { useEffect, useRef, useState } from 'react';
import { createProjectFormRule, type CreateProjectInput } from 'rules/create-project';
import { useForm } from '../forms.ts';
import { useViewer } from '../session.tsx';
import { toastFailure } from '../toasts.ts';
import { beginAttempt, type Attempt } from '../request.ts';
import { defineDraft, parseTexts } from '../draft.ts';

export interface CreateProjectFormProps {
  create: (project: CreateProjectInput, key: string) => Promise<void>;
  onClose: () => void;
}

export function useCreateProject({ create, onClose }: CreateProjectFormProps) {
  const { id } = useViewer();
  const [draft] = useState(() => projectDraft(id).read());
  const [isRestored, setRestored] = useState(draft !== null);
  const isCreated = useRef(false);
  const attempt = useRef<Attempt>(null);
  const form = useForm({
    rule: createProjectFormRule,
    initial: draft ?? emptyDraft,
    read: toInput,
    onSubmit: async (project) => {
      attempt.current = beginAttempt(JSON.stringify(project), attempt.current);
      await create(project, attempt.current.key);
      isCreated.current = true;
      projectDraft(id).clear();
      onClose();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't create the project", offlineMessage),
  });
  const { values } = form;
  useEffect(() => {
    if (!isCreated.current) projectDraft(id).save(values);
  }, [id, values]);

  const clear = () => {
    form.put(emptyDraft);
    setRestored(false);
    form.focusField('title');
  };
  return { ...form, isRestored, clear };
}

const offlineMessage = "We can't reach the server. We kept what you entered. Please try again.";

const toInput = ({ estimatedWeeks, ...typed }: ProjectDraft) => ({
  ...typed,
  estimatedWeeks: estimatedWeeks.trim() === '' ? null : Number(estimatedWeeks),
});

type ProjectDraft = typeof emptyDraft;

const emptyDraft = {
  title: '',
  description: '',
  tier: '',
  priority: 'medium',
  workingLocation: '',
  technologies: '',
  estimatedWeeks: '',
};

/** One for each account: the next person to sign in on the same tab must not find it. */
const projectDraft = defineDraft({ name: 'project', version: 1, parse: parseTexts(emptyDraft) });
