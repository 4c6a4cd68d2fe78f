import { useEffect, useRef, useState } from 'react';
import type { CreateProjectInput } from 'rules/create-project';
import type { Rule } from 'rules/validate';
import { useForm } from '../forms.ts';
import { useViewer } from '../session.tsx';
import { toastFailure } from '../toasts.ts';
import { beginAttempt, type Attempt } from '../request.ts';
import type { Draft } from '../draft.ts';

export interface CreateProjectFormProps {
  /** Sends the project. The key stays the same for retries of the same project. Thrown errors are shown. */
  create: (project: CreateProjectInput, key: string) => Promise<void>;
  onClose: () => void;
}

/** The texts of a form, with at least its first field. */
type ProjectTexts = Record<string, string> & { title: string };

interface CreateProjectOptions<Texts extends ProjectTexts> extends CreateProjectFormProps {
  rule: Rule<CreateProjectInput>;
  empty: Texts;
  /** Converts the texts on screen to the rule's input. */
  read?: (texts: Texts) => unknown;
  /** One for each account: the next person to sign in on the same tab must not find it. */
  defineDraft: (id: string) => Draft<Texts>;
}

/** A form that creates a project. Entries are kept for this tab until then. */
export function useCreateProject<Texts extends ProjectTexts>(options: CreateProjectOptions<Texts>) {
  const { create, onClose, rule, empty, read, defineDraft } = options;
  const { id } = useViewer();
  const [draft] = useState(() => defineDraft(id));
  const [restored] = useState(() => draft.read());
  const [isRestored, setRestored] = useState(restored !== null);
  const isCreated = useRef(false);
  const attempt = useRef<Attempt>(null);
  const form = useForm({
    rule,
    initial: restored ?? empty,
    ...(read && { read }),
    onSubmit: async (project) => {
      attempt.current = beginAttempt(JSON.stringify(project), attempt.current);
      await create(project, attempt.current.key);
      isCreated.current = true;
      draft.clear();
      onClose();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't create the project", offlineMessage),
  });
  const { values } = form;
  useEffect(() => {
    if (!isCreated.current) draft.save(values);
  }, [draft, values]);

  const clear = () => {
    form.put(empty);
    setRestored(false);
    form.focusField('title');
  };
  return { ...form, isRestored, clear };
}

const offlineMessage = "We can't reach the server. We kept what you entered. Please try again.";
