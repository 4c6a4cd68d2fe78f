import { useId, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { formatKilobytes } from 'kit/format';
import { tokens } from 'kit/theme';
import { fileTypesHint } from 'rules/knowledge';
import styled from 'styled-components';
import { readFile } from './read-file.ts';
import type { ResourceFormState } from './use-resource-form.ts';

const emptyFile = { fileName: '', fileType: '', fileSize: '', fileContent: '' };

/** The file of a resource: none yet, or one that can be replaced or removed. */
export function FileField({ form: { field, values, put } }: { form: ResourceFormState }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [readError, setReadError] = useState<string>();
  const { fileName, fileType, fileSize } = values;
  const error = readError ?? field('fileContent').error ?? field('fileName').error ?? field('fileType').error;

  const loadFile = async (file: File | undefined) => {
    if (!file) return;
    const result = await readFile(file);
    setReadError(result.ok ? undefined : `${file.name}: ${result.reason}.`);
    if (result.ok) put(result.file);
  };
  const remove = () => {
    setReadError(undefined);
    put(emptyFile);
    chooseButton.current?.focus();
  };
  return (
    <Field role="group" aria-labelledby={id} aria-describedby={`${id}-words`}>
      <Label id={id}>File</Label>
      <Box
        $invalid={Boolean(error)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void loadFile(event.dataTransfer.files[0]);
        }}
      >
        <FileInfo>
          {fileName ? <strong>{fileName}</strong> : <span>No file chosen</span>}
          {fileName && (
            <span>{[fileSize && formatKilobytes(Number(fileSize)), fileType].filter(Boolean).join(' · ')}</span>
          )}
        </FileInfo>
        <FileActions>
          <Button ref={chooseButton} onClick={() => input.current?.click()}>
            {fileName ? 'Replace' : 'Choose File'}
          </Button>
          {fileName && <Button onClick={remove}>Remove</Button>}
        </FileActions>
        <input
          ref={input}
          hidden
          type="file"
          aria-label="File"
          onChange={({ target }) => {
            void loadFile(target.files?.[0]);
            // So that the same file can be selected again.
            target.value = '';
          }}
        />
      </Box>
      <Words id={`${id}-words`} $invalid={Boolean(error)} role={error ? 'alert' : undefined}>
        {error ?? fileTypesHint}
      </Words>
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  min-width: 0;
  gap: 4px;
`;

const Label = styled.span`
  font-weight: 600;
`;

const Box = styled.div<{ $invalid: boolean }>`
  display: flex;
  min-height: 64px;
  padding: ${tokens.space.s};
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  border: 1px dashed ${({ $invalid }) => ($invalid ? tokens.color.danger : tokens.color.edge)};
  border-radius: ${tokens.radius.small};
`;

const FileInfo = styled.div`
  display: grid;
  min-width: 120px;
  flex: 1;
  overflow-wrap: anywhere;
  /* A file name needs more room than "No file chosen", so the buttons move below it. */
  &:has(strong) {
    flex-basis: 240px;
  }
  span {
    color: ${tokens.color.soft};
  }
`;

const FileActions = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
`;

const Words = styled.p<{ $invalid: boolean }>`
  min-height: 20px;
  color: ${({ $invalid }) => ($invalid ? tokens.color.danger : tokens.color.soft)};
`;
