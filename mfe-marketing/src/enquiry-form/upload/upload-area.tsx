import { useId, useRef, type ChangeEvent, useState, type DragEvent, type ReactNode } from 'react';
import { supportedFilesHint } from 'rules/uploads';
import { tokens } from 'kit/theme';
import styled, { css } from 'styled-components';
import { Group, GroupError, GroupName, GroupMessages } from '../enquiry-form-parts.ts';
import { UploadState } from './upload-state.tsx';
import { chooseFile, discardUpload, retryUpload, useUpload, type Upload, refuseFiles } from './upload-store.ts';

const acceptedExtensions = '.pdf,.docx,.doc,.txt,.md,.markdown';

/** The enquiry's one attachment: chosen or dropped, uploaded at once, and removable. */
export function UploadArea() {
  const upload = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const fault = getErrorMessage(upload);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Lets the same file be chosen again.
    target.value = '';
    if (chosen) chooseFile(chosen);
  };
  /** The clicked button disappears, so the focus moves to this area. */
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

/** A drop target; its content has the equivalent for the keyboard. */
function DropZone({ faulty, children }: { faulty: boolean; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file, second] = event.dataTransfer.files;
    if (second) refuseFiles('Please choose one file');
    else if (file) chooseFile(file);
  };
  return (
    <Zone $faulty={faulty} $over={isOver} onDragOver={onDragOver} onDragLeave={onDragLeave} onDrop={onDrop}>
      {children}
    </Zone>
  );
}

const Zone = styled.div<{ $faulty: boolean; $over: boolean }>`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  gap: ${tokens.space.xs};
  border: 1px dashed
    ${({ $faulty, $over }) => ($over && tokens.color.accent) || ($faulty ? tokens.color.danger : tokens.color.edge)};
  border-radius: ${tokens.radius.small};
  background: ${({ $over }) => ($over ? tokens.color.sunken : tokens.color.raised)};
  transition: background ${tokens.motion.feedback};
`;

const actionStyle = css`
  display: inline-flex;
  min-height: 40px;
  padding: 0 ${tokens.space.s};
  align-items: center;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.paper};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: ${tokens.color.ink};
  }
`;

const UploadActions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  span {
    color: ${tokens.color.soft};
  }
`;

const UploadAction = styled.button.attrs({ type: 'button' })`
  ${actionStyle}
`;

/** The label is the click target; the input itself only takes the focus. */
const ChooseFileLabel = styled.label`
  ${actionStyle}
  position: relative;
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
`;

const Hint = styled.p`
  text-wrap: pretty;
  color: ${tokens.color.soft};
`;
