import { useEffect, type RefObject, useState } from 'react';
import { TextAreaField, TextField, useForm } from 'kit/forms';
import styled from 'styled-components';
import { useMutation } from 'kit/apollo';
import { documentFormRule } from 'rules/documents';
import { type DocumentDialog_DocumentFragment, AddDocumentDocument, UpdateDocumentDocument } from '#gql/graphql.ts';
import { CheckboxField } from '../checkbox-field.tsx';
import { FormFooter } from '../form-footer.tsx';
import { useUnsavedChanges } from '../unsaved/use-unsaved-changes.ts';
import { toastSuccess, toastError } from '../result-toasts.ts';

interface DocumentFormProps {
  document: DocumentDialog_DocumentFragment | null;
  /** Receives the handler that confirms closing. */
  requestCloseRef: RefObject<() => void>;
  onSaved: () => void;
  onClose: () => void;
}

export function DocumentForm({ document, requestCloseRef, onSaved, onClose }: DocumentFormProps) {
  const form = useDocumentForm(document, onSaved);
  const unsaved = useUnsavedChanges(form.isChanged, onClose);
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  const { field, pending } = form;
  const [submit, submitting] = document ? ['Update Document', 'Updating…'] : ['Add Document', 'Adding…'];
  return (
    <Form {...form.formProps}>
      <TextField {...field('title')} label="Title" autoComplete="off" />
      <TextField {...field('description')} label="Description" autoComplete="off" />
      <TextField {...field('fileName')} label="File name" autoComplete="off" />
      <TextField {...field('fileUrl')} label="File URL" autoComplete="off" spellCheck={false} />
      <TextAreaField {...field('contentSummary')} label="Content summary" rows={3} />
      <TextField {...field('tags')} label="Tags" autoComplete="off" hint="Separated by commas." />
      <CheckboxField
        label="Active"
        hint="Active documents can be selected in a conversation."
        checked={form.isActive}
        onChange={form.setActive}
      />
      <FormFooter unsaved={unsaved} pending={pending} submit={submit} submitting={submitting} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

/** Form state for a document; without one, the form creates it. */
function useDocumentForm(document: DocumentDialog_DocumentFragment | null, onSaved: () => void) {
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
