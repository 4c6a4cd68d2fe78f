import { useRef, useState } from 'react';
import { useApolloClient, useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { createPromptTemplateRule } from 'rules/jarvis';
import {
  CreateTemplateDocument,
  PromptTemplatesDocument,
  UpdateTemplateDocument,
  type TemplateDialog_TemplateFragment,
} from '#gql/graphql.ts';
import { useConflict } from 'kit/conflict';
import { toYesNo } from '../../yes-no.ts';
import type { JsonEditorHandle } from '../guardrails/json-editor.tsx';
import { parseGuardrails } from '../guardrails/parse-guardrails.ts';
import { toastSuccess, toastError } from '../result-toasts.ts';

type Template = TemplateDialog_TemplateFragment;

/** Form state for a prompt template; without one, the form creates it. */
export function useTemplateForm(template: Template | null, onSaved: () => void) {
  const client = useApolloClient();
  const [create] = useMutation(CreateTemplateDocument);
  const [update] = useMutation(UpdateTemplateDocument);
  const [initial] = useState(() => toFormValues(template));
  const editor = useRef<JsonEditorHandle>(null);

  /** Returns the parsed guardrails, or null after reporting that they are not valid JSON. */
  const parseOrToast = () => {
    const result = parseGuardrails(form.values.guardrails);
    if (result.ok) return result.value;
    toast({ title: 'Invalid JSON', description: 'Please provide valid JSON for guardrails.', intent: 'destructive' });
    editor.current?.goTo(result.error.offset);
    return null;
  };

  const form = useForm({
    rule: createPromptTemplateRule,
    initial,
    // Guardrails are parsed on submit: their errors are shown in the editor.
    read: ({ isActive, ...texts }) => ({ ...texts, guardrails: null, isActive: isActive === toYesNo(true) }),
    onSubmit: async (texts) => {
      const guardrails = parseOrToast();
      if (!guardrails) return;
      const input = { ...texts, guardrails };
      const isSaved = await save((ifUpdatedAt) =>
        template ? update({ variables: { id: template.id, input, ifUpdatedAt } }) : create({ variables: { input } }),
      );
      if (!isSaved) return;
      const [title, verb] = template ? ['Template Updated', 'updated'] : ['Template Created', 'created'];
      toastSuccess(title, `Prompt template has been ${verb} successfully.`);
      onSaved();
    },
    onFailure: () => toastError(`Failed to ${template ? 'update' : 'create'} prompt template.`),
  });
  const { save, ...conflict } = useConflict({
    read: toSnapshot(template),
    values: form.values,
    put: form.put,
    readLatest: async () => {
      const { data } = await client.query({ query: PromptTemplatesDocument, fetchPolicy: 'network-only' });
      return toSnapshot(data?.promptTemplates.find(({ id }) => id === template?.id));
    },
  });
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(initial);
  return { ...form, ...conflict, editor, isChanged, parseOrToast };
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>;

/** The form values of a template, or of a new one. All are strings. */
const toFormValues = (template: Template | null) => ({
  name: template?.name ?? '',
  description: template?.description ?? '',
  systemPrompt: template?.systemPrompt ?? '',
  contextInstructions: template?.contextInstructions ?? '',
  guardrails: template ? formatGuardrails(template.guardrails) : '',
  isActive: toYesNo(template?.isActive ?? true),
});

const toSnapshot = (template: Template | null | undefined) =>
  template ? { values: toFormValues(template), updatedAt: template.updatedAt } : null;

/** Formats guardrails for editing. No guardrails are an empty string rather than {}. */
const formatGuardrails = (guardrails: Record<string, unknown>): string =>
  Object.keys(guardrails).length === 0 ? '' : JSON.stringify(guardrails, null, 2);
