import { useEffect, useRef, useState, type RefObject } from 'react';
import { Dialog } from 'kit/dialog';
import { Form, TextAreaField } from 'kit/forms';
import type { DocumentRow_DocumentFragment } from '#gql/graphql.ts';
import { FormFooter } from '../form-footer.tsx';
import { toastSuccess } from '../result-toasts.ts';
import { useUnsavedChanges } from '../unsaved/use-unsaved-changes.ts';
import { FetchPanel } from './fetch-panel.tsx';
import { FileChoice } from './file-choice.tsx';
import { useFetchText } from './use-fetch-text.ts';
import { useTextUpload } from './use-text-upload.ts';

type Document = Pick<DocumentRow_DocumentFragment, 'id' | 'title' | 'fileUrl' | 'textSource' | 'isFetchable'>;

interface TextDialogProps {
  document: Document | null;
  onClose: () => void;
  /** A new text is being read. */
  onQueued: () => void;
  /** The dialog is closed, and the focus restored. */
  onClosed: () => void;
}

/** Gives a document the text that Jarvis answers from: fetched from its address, pasted or uploaded. */
export function TextDialog({ document, onClose, onQueued, onClosed }: TextDialogProps) {
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  const title = document && hasText(document) ? 'Replace Text' : 'Add Text';
  return (
    <Dialog isOpen={document !== null} title={title} onClose={() => requestClose.current()} onClosed={onClosed}>
      {document && (
        <TextForm document={document} requestCloseRef={requestClose} onQueued={onQueued} onClose={onClose} />
      )}
    </Dialog>
  );
}

const hasText = ({ textSource }: Document) => textSource === 'added' || textSource === 'address';

interface TextFormProps {
  document: Document;
  /** Receives the handler that confirms closing. */
  requestCloseRef: RefObject<() => void>;
  onQueued: () => void;
  onClose: () => void;
}

function TextForm({ document, requestCloseRef, onQueued, onClose }: TextFormProps) {
  const { id, title, fileUrl, isFetchable } = document;
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const textField = useRef<HTMLFormElement>(null);
  const upload = useTextUpload(id, () => {
    toastSuccess('Text Added', `The text of “${title}” is being read.`);
    onQueued();
  });
  const isChanged = text !== '' || file !== null;
  const closing = useUnsavedChanges(isChanged, onClose);
  const { fetchText, loading } = useFetchText(document, onQueued);
  // What was pasted or chosen is not lost without asking.
  const fetching = useUnsavedChanges(isChanged, () => void fetchText());
  const discardAndFetch = () => {
    fetching.keepEditing();
    fetching.discard();
  };
  const unsaved = fetching.isConfirming ? { ...fetching, discard: discardAndFetch } : closing;
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (file) return void upload.add(file);
    if (text.trim() !== '') return void upload.add(new File([text], pastedName, { type: 'text/markdown' }));
    upload.setError('Paste some text, or choose a file');
    textField.current?.querySelector('textarea')?.focus();
  };
  const choose = (chosen: File | null) => {
    upload.setError(undefined);
    setFile(chosen);
  };
  return (
    <>
      <p>
        {hasText(document)
          ? `The new text of “${title}” replaces the one that Jarvis has now.`
          : `Jarvis answers from “${title}” once it has its text.`}
      </p>
      {isFetchable && <FetchPanel fileUrl={fileUrl} loading={loading} onFetch={fetching.close} />}
      <Form ref={textField} onSubmit={submit} noValidate>
        {!file && (
          <TextAreaField
            label="Text"
            rows={5}
            value={text}
            error={upload.error}
            hint="Plain text or Markdown, up to 10 MB."
            onChange={({ target }) => {
              upload.setError(undefined);
              setText(target.value);
            }}
          />
        )}
        <FileChoice file={file} sent={upload.sent} error={file ? upload.error : undefined} onChoose={choose} />
        <FormFooter
          unsaved={unsaved}
          pending={upload.sent !== null}
          submit={hasText(document) ? 'Replace Text' : 'Add Text'}
          submitting="Adding…"
        />
      </Form>
    </>
  );
}

/** Markdown: its headings say where a passage is from. */
const pastedName = 'pasted-text.md';
