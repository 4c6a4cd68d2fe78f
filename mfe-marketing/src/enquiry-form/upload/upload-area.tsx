import { useId, useRef, type ChangeEvent } from 'react';
import { supportedFilesHint } from 'rules/uploads';
import { Group, GroupError, GroupName, GroupMessages } from '../enquiry-form-parts.ts';
import { DropZone } from './drop-zone.tsx';
import { ChooseFileLabel, Hint, UploadAction, UploadActions } from './upload-parts.ts';
import { UploadState } from './upload-state.tsx';
import { chooseFile, discardUpload, retryUpload, useUpload, type Upload } from './upload-store.ts';

const acceptedExtensions = '.pdf,.docx,.doc,.txt,.md,.markdown';

/** One file with the enquiry: chosen or dropped, sent at once, and taken away again. */
export function UploadArea() {
  const upload = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const fault = getErrorMessage(upload);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = '';
    if (chosen) chooseFile(chosen);
  };
  /** The button that was pressed goes away: the focus stays in this place. */
  const withInputFocus = (act: () => void) => () => {
    act();
    input.current?.focus();
  };

  return (
    <Group aria-describedby={`${id}-hint`}>
      <GroupName>File (optional)</GroupName>
      <DropZone faulty={Boolean(fault)}>
        <UploadState upload={upload} />
        <UploadActions>
          <ChooseFileLabel>
            <input
              ref={input}
              type="file"
              name="fileUrl"
              accept={acceptedExtensions}
              aria-invalid={Boolean(fault)}
              aria-describedby={fault ? `${id}-fault` : undefined}
              onChange={choose}
            />
            {upload.stage === 'none' ? 'Choose a file' : 'Choose another file'}
          </ChooseFileLabel>
          {upload.stage === 'none' && <span>or drop it here</span>}
          {upload.stage === 'sending' && <UploadAction onClick={withInputFocus(discardUpload)}>Cancel</UploadAction>}
          {upload.stage === 'failed' && upload.canRetry && (
            <UploadAction onClick={withInputFocus(retryUpload)}>Retry</UploadAction>
          )}
          {(upload.stage === 'failed' || upload.stage === 'kept') && (
            <UploadAction onClick={withInputFocus(discardUpload)}>Remove</UploadAction>
          )}
        </UploadActions>
        <Hint id={`${id}-hint`}>{supportedFilesHint} 10 MB at most.</Hint>
      </DropZone>
      <GroupMessages>
        <GroupError id={`${id}-fault`}>{fault}</GroupError>
      </GroupMessages>
    </Group>
  );
}

const getErrorMessage = (upload: Upload) =>
  upload.stage === 'none' || upload.stage === 'failed' ? upload.message : undefined;
