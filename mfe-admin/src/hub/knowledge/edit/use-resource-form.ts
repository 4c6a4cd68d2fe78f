import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { knowledgeFormRule } from 'rules/knowledge';
import { CreateResourceDocument, UpdateResourceDocument, type ResourceForm_ResourceFragment } from '#gql/graphql.ts';
import { toastSuccess } from '../../../ai/result-toasts.ts';
import { toastFailure } from '../../../toast-failure.ts';
import { parseFormValues, toFormValues } from './form-values.ts';

/** Form state for a resource; without one, the form creates it. */
export function useResourceForm(resource: ResourceForm_ResourceFragment | null, onSaved: () => void) {
  const [create] = useMutation(CreateResourceDocument);
  const [update] = useMutation(UpdateResourceDocument);
  const [initial] = useState(() => toFormValues(resource));
  const form = useForm({
    rule: knowledgeFormRule,
    initial,
    read: parseFormValues,
    onSubmit: async (input) => {
      if (resource) await update({ variables: { id: resource.id, input } });
      else await create({ variables: { input } });
      const where = input.isPublished ? 'It is listed in its hub.' : 'It is a draft until you publish it.';
      toastSuccess(resource ? 'Resource Updated!' : 'Resource Created!', `${input.title}: ${where}`);
      onSaved();
    },
    onFailure: (fault) => toastFailure(fault, `Failed to ${resource ? 'update' : 'create'} the resource.`),
  });
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(initial);
  return { ...form, isChanged };
}

export type ResourceFormState = ReturnType<typeof useResourceForm>;
