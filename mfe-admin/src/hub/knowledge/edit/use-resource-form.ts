import { useState } from 'react';
import { useApolloClient, useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { knowledgeFormRule } from 'rules/knowledge';
import { toastFailure } from 'kit/toasts';
import {
  CreateResourceDocument,
  EditedResourceDocument,
  UpdateResourceDocument,
  type ResourceForm_ResourceFragment,
} from '#gql/graphql.ts';
import { toastSuccess } from '../../../ai/result-toasts.ts';
import { useConflict } from 'kit/conflict';
import { parseFormValues, toFormValues } from './form-values.ts';

/** Form state for a resource; without one, the form creates it. */
export function useResourceForm(resource: ResourceForm_ResourceFragment | null, onSaved: () => void) {
  const client = useApolloClient();
  const [create] = useMutation(CreateResourceDocument);
  const [update] = useMutation(UpdateResourceDocument);
  const [initial] = useState(() => toFormValues(resource));
  const form = useForm({
    rule: knowledgeFormRule,
    initial,
    read: parseFormValues,
    onSubmit: async (input) => {
      const isSaved = await save((ifUpdatedAt) =>
        resource ? update({ variables: { id: resource.id, input, ifUpdatedAt } }) : create({ variables: { input } }),
      );
      if (!isSaved) return;
      const where = input.isPublished ? 'It is listed in its hub.' : 'It is a draft until you publish it.';
      toastSuccess(resource ? 'Resource Updated!' : 'Resource Created!', `${input.title}: ${where}`);
      onSaved();
    },
    onFailure: (fault) => toastFailure(fault, 'Error', `Failed to ${resource ? 'update' : 'create'} the resource.`),
  });
  const { save, ...conflict } = useConflict({
    read: toSnapshot(resource),
    values: form.values,
    put: form.put,
    readLatest: async () => {
      if (!resource) return null;
      const { id } = resource;
      const query = EditedResourceDocument;
      const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'no-cache' });
      return toSnapshot(data?.knowledgeResource);
    },
  });
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(initial);
  return { ...form, ...conflict, isChanged };
}

const toSnapshot = (resource: ResourceForm_ResourceFragment | null | undefined) =>
  resource ? { values: toFormValues(resource), updatedAt: resource.updatedAt } : null;

export type ResourceFormState = ReturnType<typeof useResourceForm>;
