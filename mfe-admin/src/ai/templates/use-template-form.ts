import { useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { createPromptTemplateRule } from 'rules/jarvis';
import { CreateTemplateDocument, UpdateTemplateDocument, type TemplateDialog_TemplateFragment } from '#gql/graphql.ts';
import type { JsonEditorHandle } from '../guardrails/json-editor.tsx';
import { parseGuardrails } from '../guardrails/parse-guardrails.ts';
import { toastSuccess, toastError } from '../result-toasts.ts';

/** Form state for a prompt template; without one, the form creates it. */
export function useTemplateForm(template: TemplateDialog_TemplateFragment | null, onSaved: () => void) {
  const [create] = useMutation(CreateTemplateDocument);
  const [update] = useMutation(UpdateTemplateDocument);
  const [initial] = useState(() => toInitialValues(template));
  const [guardrails, setGuardrails] = useState(initial.guardrails);
  const [isActive, setActive] = useState(initial.isActive);
  const editor = useRef<JsonEditorHandle>(null);

  /** Returns the parsed guardrails, or null after reporting that they are not valid JSON. */
  const parseOrToast = () => {
    const result = parseGuardrails(guardrails);
    if (result.ok) return result.value;
    toast({ title: 'Invalid JSON', description: 'Please provide valid JSON for guardrails.', intent: 'destructive' });
    editor.current?.goTo(result.error.offset);
    return null;
  };

  const form = useForm({
    rule: createPromptTemplateRule,
    initial: initial.texts,
    onSubmit: async (texts) => {
      const value = parseOrToast();
      if (!value) return;
      const input = { ...texts, guardrails: value, isActive };
      if (template) await update({ variables: { id: template.id, input } });
      else await create({ variables: { input } });
      const [title, verb] = template ? ['Template Updated', 'updated'] : ['Template Created', 'created'];
      toastSuccess(title, `Prompt template has been ${verb} successfully.`);
      onSaved();
    },
    onFailure: () => toastError(`Failed to ${template ? 'update' : 'create'} prompt template.`),
  });
  const texts = {
    name: form.field('name').value,
    description: form.field('description').value,
    systemPrompt: form.field('systemPrompt').value,
    contextInstructions: form.field('contextInstructions').value,
  };
  const isChanged = JSON.stringify({ texts, guardrails, isActive }) !== JSON.stringify(initial);
  return {
    ...form,
    texts,
    guardrails,
    setGuardrails,
    isActive,
    setActive,
    editor,
    isChanged,
    readOrTell: parseOrToast,
  };
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>;

const toInitialValues = (template: TemplateDialog_TemplateFragment | null) => ({
  texts: {
    name: template?.name ?? '',
    description: template?.description ?? '',
    systemPrompt: template?.systemPrompt ?? '',
    contextInstructions: template?.contextInstructions ?? '',
  },
  guardrails: template ? formatGuardrails(template.guardrails) : '',
  isActive: template?.isActive ?? true,
});

/** Formats guardrails for editing. No guardrails are an empty string rather than {}. */
const formatGuardrails = (guardrails: Record<string, unknown>): string =>
  Object.keys(guardrails).length === 0 ? '' : JSON.stringify(guardrails, null, 2);
