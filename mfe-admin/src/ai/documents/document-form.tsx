import { useEffect, type RefObject, useState } from 'react';
import { TextAreaField, TextField, useForm, Form } from 'kit/forms';
import { useApolloClient, useMutation } from 'kit/apollo';
import { documentFormRule } from 'rules/documents';
import {
  type DocumentDialog_DocumentFragment,
  AddDocumentDocument,
  LatestDocumentDocument,
  UpdateDocumentDocument,
} from '#gql/graphql.ts';
import { ConflictNotice, useConflict } from 'kit/conflict';
import { toYesNo } from '../../yes-no.ts';
import { CheckboxField } from '../checkbox-field.tsx';
import { FormFooter } from '../form-footer.tsx';
import { useUnsavedChanges } from '../unsaved/use-unsaved-changes.ts';
import { RemovalWarning } from './removal-warning.tsx';
import { useRemovalWarning } from './use-removal-warning.ts';
import { toastSuccess, toastError } from '../result-toasts.ts';

type Document = DocumentDialog_DocumentFragment;

interface DocumentFormProps {
  document: Document | null;
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
  const { field, values, put, pending } = form;
  const removal = useRemovalWarning(document, values.fileUrl);
  const [submit, submitting] = document ? ['Update Document', 'Updating…'] : ['Add Document', 'Adding…'];
  return (
    <Form {...form.formProps} onSubmit={removal.isUnconfirmed ? removal.ask : form.formProps.onSubmit}>
      <TextField {...field('title')} label={labels.title} autoComplete="off" />
      <TextField {...field('description')} label={labels.description} autoComplete="off" />
      <TextField {...field('fileName')} label={labels.fileName} autoComplete="off" />
      <TextField
        {...field('fileUrl')}
        label={labels.fileUrl}
        autoComplete="off"
        spellCheck={false}
        hint={getAddressHint(document)}
      />
      {removal.props && <RemovalWarning {...removal.props} />}
      <TextAreaField {...field('contentSummary')} label={labels.contentSummary} rows={3} />
      <TextField {...field('tags')} label={labels.tags} autoComplete="off" hint="Separated by commas." />
      <CheckboxField
        label={labels.isActive}
        hint="Active documents can be selected in a conversation."
        checked={values.isActive === toYesNo(true)}
        onChange={(isActive) => put({ isActive: toYesNo(isActive) })}
      />
      <ConflictNotice what="document" conflict={form.conflict} labels={labels} onTakeTheirs={form.takeTheirs} />
      <FormFooter unsaved={unsaved} pending={pending} submit={submit} submitting={submitting} />
    </Form>
  );
}

/** What happens to the text of a document with its address. */
function getAddressHint(document: Document | null): string | undefined {
  if (!document) return "Jarvis doesn't read this address. Add or fetch the text afterwards.";
  const isRead = document.textSource === 'upload' || document.textSource === 'address';
  return isRead ? 'If you change it, the text that was read is removed.' : undefined;
}

const labels = {
  title: 'Title',
  description: 'Description',
  fileName: 'File name',
  fileUrl: 'File URL',
  contentSummary: 'Content summary',
  tags: 'Tags',
  isActive: 'Active',
};

/** Form state for a document; without one, the form creates it. */
function useDocumentForm(document: Document | null, onSaved: () => void) {
  const client = useApolloClient();
  const [add] = useMutation(AddDocumentDocument);
  const [update] = useMutation(UpdateDocumentDocument);
  const [initial] = useState(() => toFormValues(document));
  const form = useForm({
    rule: documentFormRule,
    initial,
    read: ({ isActive, ...texts }) => ({ ...texts, isActive: isActive === toYesNo(true) }),
    onSubmit: async (input) => {
      const isSaved = await save((ifUpdatedAt) =>
        document ? update({ variables: { id: document.id, input, ifUpdatedAt } }) : add({ variables: { input } }),
      );
      if (!isSaved) return;
      const [title, verb] = document ? ['Document Updated', 'updated'] : ['Document Added', 'added'];
      toastSuccess(title, `AI document has been ${verb} successfully.`);
      onSaved();
    },
    onFailure: () => toastError(`Failed to ${document ? 'update' : 'add'} AI document.`),
  });
  const { save, ...conflict } = useConflict({
    read: toSnapshot(document),
    values: form.values,
    put: form.put,
    readLatest: async () => {
      if (!document) return null;
      const { data } = await client.query({
        query: LatestDocumentDocument,
        variables: { id: document.id },
        fetchPolicy: 'network-only',
      });
      return toSnapshot(data?.node?.__typename === 'AiDocument' ? data.node : null);
    },
  });
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(initial);
  return { ...form, ...conflict, isChanged };
}

/** The form values of a document, or of a new one. All are strings. */
const toFormValues = (document: Document | null) => ({
  title: document?.title ?? '',
  description: document?.description ?? '',
  fileName: document?.fileName ?? '',
  fileUrl: document?.fileUrl ?? '',
  contentSummary: document?.contentSummary ?? '',
  tags: document?.tags.join(', ') ?? '',
  isActive: toYesNo(document?.isActive ?? true),
});

const toSnapshot = (document: Document | null | undefined) =>
  document ? { values: toFormValues(document), updatedAt: document.updatedAt } : null;
