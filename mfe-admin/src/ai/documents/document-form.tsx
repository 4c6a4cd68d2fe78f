import { useEffect, type RefObject } from 'react';
import { TextAreaField, TextField } from 'kit/forms';
import styled from 'styled-components';
import type { DocumentDialog_DocumentFragment } from '#gql/graphql.ts';
import { CheckboxField } from '../checkbox-field.tsx';
import { FormFooter } from '../form-footer.tsx';
import { useUnsavedChanges } from '../unsaved/use-unsaved-changes.ts';
import { useDocumentForm } from './use-document-form.ts';

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
  const [submit, submitting] = document ? ['Update Document', 'Updating...'] : ['Add Document', 'Adding...'];
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
