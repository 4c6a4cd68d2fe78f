import { useEffect, useRef, useState } from 'react';
import { createProjectFormRule, type CreateProjectInput } from 'rules/create-project';
import { useForm } from '../forms.ts';
import { useViewer } from '../session.tsx';
import { toast } from '../toasts.ts';
import { emptyDraft, forgetDraft, keepDraft, keptDraft, type ProjectDraft } from './project-draft.ts';
import { requestKey } from 'kit/apollo';

export interface CreateProjectFormProps {
  create: (project: CreateProjectInput, key: string) => Promise<void>;
  onClose: () => void;
}

export function useCreateProject({ create, onClose }: CreateProjectFormProps) {
  const { id } = useViewer();
  const [kept] = useState(() => keptDraft(id));
  const [isRestored, setRestored] = useState(kept !== null);
  const isCreated = useRef(false);
  const attempt = useRef({ project: '', key: '' });
  const form = useForm({
    rule: createProjectFormRule,
    initial: kept ?? emptyDraft,
    read: asAsked,
    onSubmit: async (project) => {
      const content = JSON.stringify(project);
      if (attempt.current.project !== content) attempt.current = { project: content, key: requestKey() };
      await create(project, attempt.current.key);
      isCreated.current = true;
      forgetDraft(id);
      onClose();
    },
    onFailure: ({ code, message }) =>
      code === 'UNAUTHENTICATED' ||
      toast({
        title: 'The project was not created',
        description: code === 'NETWORK' ? away : message,
        intent: 'destructive',
      }),
  });
  const { values } = form;
  useEffect(() => {
    if (!isCreated.current) keepDraft(id, values);
  }, [id, values]);

  const clear = () => {
    form.put(emptyDraft);
    setRestored(false);
    const first = form.formProps.ref.current?.elements.namedItem('title');
    if (first instanceof HTMLElement) first.focus();
  };
  return { ...form, isRestored, clear };
}

const away = 'The server cannot be reached. What you filled in is kept: check your connection and try again.';

const asAsked = ({ estimatedWeeks, ...typed }: ProjectDraft) => ({
  ...typed,
  estimatedWeeks: estimatedWeeks.trim() === '' ? null : Number(estimatedWeeks),
});
