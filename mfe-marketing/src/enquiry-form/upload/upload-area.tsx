import { useId, useRef, type ChangeEvent } from 'react';
import { supportedFilesHint } from 'rules/uploads';
import { Group, GroupFault, GroupName, GroupWords } from '../enquiry-form-parts.ts';
import { DropZone } from './drop-zone.tsx';
import { Choose, Hint, Way, Ways } from './upload-parts.ts';
import { UploadState } from './upload-state.tsx';
import { chooseFile, discardUpload, retryUpload, useUpload, type Upload } from './upload-store.ts';

const endings = '.pdf,.docx,.doc,.txt,.md,.markdown';

/** One file with the enquiry: chosen or dropped, sent at once, and taken away again. */
export function UploadArea() {
  const upload = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const fault = getFault(upload);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = '';
    if (chosen) chooseFile(chosen);
  };
  /** The button that was pressed goes away: the focus stays in this place. */
  const then = (act: () => void) => () => {
    act();
    input.current?.focus();
  };

  return (
    <Group aria-describedby={`${id}-hint`}>
      <GroupName>File (optional)</GroupName>
      <DropZone faulty={Boolean(fault)}>
        <UploadState upload={upload} />
        <Ways>
          <Choose>
            <input
              ref={input}
              type="file"
              name="fileUrl"
              accept={endings}
              aria-invalid={Boolean(fault)}
              aria-describedby={fault ? `${id}-fault` : undefined}
              onChange={choose}
            />
            {upload.stage === 'none' ? 'Choose a file' : 'Choose another file'}
          </Choose>
          {upload.stage === 'none' && <span>or drop it here</span>}
          {upload.stage === 'sending' && <Way onClick={then(discardUpload)}>Cancel</Way>}
          {upload.stage === 'failed' && upload.canRetry && <Way onClick={then(retryUpload)}>Retry</Way>}
          {(upload.stage === 'failed' || upload.stage === 'kept') && <Way onClick={then(discardUpload)}>Remove</Way>}
        </Ways>
        <Hint id={`${id}-hint`}>{supportedFilesHint} 10 MB at most.</Hint>
      </DropZone>
      <GroupWords>
        <GroupFault id={`${id}-fault`}>{fault}</GroupFault>
      </GroupWords>
    </Group>
  );
}

const getFault = (upload: Upload) =>
  upload.stage === 'none' || upload.stage === 'failed' ? upload.message : undefined;
