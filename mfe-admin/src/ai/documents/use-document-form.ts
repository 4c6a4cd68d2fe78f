import { useState } from 'react';
import { useMutation } from 'kit/apollo';
import { useForm } from 'kit/forms';
import { documentFormRule } from 'rules/documents';
import { AddDocumentDocument, UpdateDocumentDocument, type DocumentDialog_DocumentFragment } from '#gql/graphql.ts';
import { toastSuccess, toastError } from '../result-toasts.ts';

/** Form state for a document; without one, the form creates it. */
export function useDocumentForm(document: DocumentDialog_DocumentFragment | null, onSaved: () => void) {
  const [add] = useMutation(AddDocumentDocument);
  const [update] = useMutation(UpdateDocumentDocument);
  const [initial] = useState(() => toInitialValues(document));
  const [isActive, setActive] = useState(initial.isActive);
  const form = useForm({
    rule: documentFormRule,
    initial: initial.texts,
    onSubmit: async (texts) => {
      const input = { ...texts, isActive };
      if (document) await update({ variables: { id: document.id, input } });
      else await add({ variables: { input } });
      const [title, verb] = document ? ['Document Updated', 'updated'] : ['Document Added', 'added'];
      toastSuccess(title, `AI document has been ${verb} successfully.`);
      onSaved();
    },
    onFailure: () => toastError(`Failed to ${document ? 'update' : 'add'} AI document.`),
  });
  const names = Object.keys(initial.texts) as (keyof typeof initial.texts)[];
  const isChanged =
    isActive !== initial.isActive || names.some((name) => form.field(name).value !== initial.texts[name]);
  return { ...form, isActive, setActive, isChanged };
}

const toInitialValues = (document: DocumentDialog_DocumentFragment | null) => ({
  texts: {
    title: document?.title ?? '',
    description: document?.description ?? '',
    fileName: document?.fileName ?? '',
    fileUrl: document?.fileUrl ?? '',
    contentSummary: document?.contentSummary ?? '',
    tags: document?.tags.join(', ') ?? '',
  },
  isActive: document?.isActive ?? true,
});
