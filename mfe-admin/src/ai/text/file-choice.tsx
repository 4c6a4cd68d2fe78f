import { type ChangeEvent, useRef } from 'react';
import { Button, Icon } from 'kit/controls';
import { MeasuringRule } from 'kit/measuring-rule';
import { tokens } from 'kit/theme';
import { formatFileSize } from 'kit/upload';
import { supportedFilesHint, uploadTypes } from 'rules/uploads';
import styled from 'styled-components';

interface FileChoiceProps {
  file: File | null;
  /** Bytes sent so far; null before and after the upload. */
  sent: number | null;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}

const acceptedExtensions = Object.keys(uploadTypes)
  .map((extension) => `.${extension}`)
  .join();

/** Chooses the file with the text of a document, and shows how much of it was sent. */
export function FileChoice({ file, sent, error, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(target.files?.[0] ?? null);
    // Lets the same file be chosen again.
    target.value = '';
    button.current?.focus();
  };
  return (
    <Place>
      {file && (
        <Chosen>
          <strong>{file.name}</strong> <span>{formatFileSize(file.size)}</span>
          {sent !== null && (
            <MeasuringRule
              label={`Upload of ${file.name}`}
              value={Math.min(sent, file.size)}
              max={file.size || 1}
              text={`${formatFileSize(Math.min(sent, file.size))} of ${formatFileSize(file.size)}`}
            />
          )}
        </Chosen>
      )}
      {error && (
        <Failure role="alert">
          <Icon name="warning" /> {error}
        </Failure>
      )}
      <Actions>
        <Button ref={button} disabled={sent !== null} onClick={() => input.current?.click()}>
          {file ? 'Choose Another File' : 'Choose File'}
        </Button>
        {file && (
          <Button
            disabled={sent !== null}
            onClick={() => {
              button.current?.focus();
              onChoose(null);
            }}
          >
            Remove File
          </Button>
        )}
      </Actions>
      <input ref={input} hidden type="file" aria-label="File" accept={acceptedExtensions} onChange={choose} />
      <Hint>{supportedFilesHint} 10 MB at most.</Hint>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  min-width: 0;
  justify-items: start;
  gap: ${tokens.space.xs};
`;

const Chosen = styled.div`
  width: 100%;
  overflow-wrap: anywhere;
  span {
    color: ${tokens.color.faint};
    font-variant-numeric: tabular-nums;
  }
`;

const Failure = styled.p`
  color: ${tokens.color.danger};
  svg {
    vertical-align: -3px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

const Hint = styled.p`
  color: ${tokens.color.faint};
`;
