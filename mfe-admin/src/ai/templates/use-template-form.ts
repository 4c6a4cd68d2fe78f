import { useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { createPromptTemplateRule } from 'rules/jarvis';
import { CreateTemplateDocument, UpdateTemplateDocument, type TemplateDialog_TemplateFragment } from '#gql/graphql.ts';
import type { JsonEditorHandle } from '../guardrails/json-editor.tsx';
import { readGuardrails } from '../guardrails/read-guardrails.ts';
import { writeGuardrails } from '../guardrails/write-guardrails.ts';
import { tellDone, tellFailed } from '../tell.ts';

/** The form of a prompt template: a new one where there is none yet. */
export function useTemplateForm(template: TemplateDialog_TemplateFragment | null, onSaved: () => void) {
  const [create] = useMutation(CreateTemplateDocument);
  const [update] = useMutation(UpdateTemplateDocument);
  const [initial] = useState(() => getInitial(template));
  const [guardrails, setGuardrails] = useState(initial.guardrails);
  const [isActive, setActive] = useState(initial.isActive);
  const editor = useRef<JsonEditorHandle>(null);

  /** The guardrails as they stand, or null after saying that they are no JSON. */
  const readOrTell = () => {
    const read = readGuardrails(guardrails);
    if (read.ok) return read.value;
    toast({ title: 'Invalid JSON', description: 'Please provide valid JSON for guardrails.', intent: 'destructive' });
    editor.current?.goTo(read.fault.at);
    return null;
  };

  const form = useForm({
    rule: createPromptTemplateRule,
    initial: initial.texts,
    onSubmit: async (texts) => {
      const value = readOrTell();
      if (!value) return;
      const input = { ...texts, guardrails: value, isActive };
      if (template) await update({ variables: { id: template.id, input } });
      else await create({ variables: { input } });
      const [title, verb] = template ? ['Template Updated', 'updated'] : ['Template Created', 'created'];
      tellDone(title, `Prompt template has been ${verb} successfully.`);
      onSaved();
    },
    onFailure: () => tellFailed(`Failed to ${template ? 'update' : 'create'} prompt template.`),
  });
  const texts = {
    name: form.field('name').value,
    description: form.field('description').value,
    systemPrompt: form.field('systemPrompt').value,
    contextInstructions: form.field('contextInstructions').value,
  };
  const isChanged = JSON.stringify({ texts, guardrails, isActive }) !== JSON.stringify(initial);
  return { ...form, texts, guardrails, setGuardrails, isActive, setActive, editor, isChanged, readOrTell };
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>;

const getInitial = (template: TemplateDialog_TemplateFragment | null) => ({
  texts: {
    name: template?.name ?? '',
    description: template?.description ?? '',
    systemPrompt: template?.systemPrompt ?? '',
    contextInstructions: template?.contextInstructions ?? '',
  },
  guardrails: template ? writeGuardrails(template.guardrails) : '',
  isActive: template?.isActive ?? true,
});
