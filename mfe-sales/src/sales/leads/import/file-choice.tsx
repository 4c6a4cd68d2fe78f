import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { tokens } from 'kit/theme';
import { maxImportedLeads } from 'rules/import-leads';
import styled from 'styled-components';
import { Steps } from './import-layout.ts';

interface FileChoiceProps {
  error: string | null;
  onChoose: (file: File) => void;
  onCancel: () => void;
}

/** Choose a file, or drop it. */
export function FileChoice({ error, onChoose, onCancel }: FileChoiceProps) {
  const [isOver, setOver] = useState(false);
  const errorId = useId();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // The same file can be chosen again once it is mended.
    target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Steps>
      <Area $isOver={isOver} onDrop={onDrop} onDragOver={onDragOver} onDragLeave={() => setOver(false)}>
        <strong>Choose a CSV file, or drop it here</strong>
        <span>With a header row and up to {maxImportedLeads} leads: company, contact and email are required.</span>
        <input
          type="file"
          aria-label="CSV file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-invalid={error !== null}
          aria-describedby={error ? errorId : undefined}
          onChange={onChange}
        />
      </Area>
      {error && (
        <Problem id={errorId} role="alert">
          {error}
        </Problem>
      )}
      <DialogButtons>
        <Button onClick={onCancel}>Cancel</Button>
      </DialogButtons>
    </Steps>
  );
}

const Area = styled.label<{ $isOver: boolean }>`
  display: grid;
  padding: ${tokens.space.l};
  gap: ${tokens.space.xs};
  border: 1px dashed ${({ $isOver }) => ($isOver ? tokens.color.accent : tokens.color.edge)};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  cursor: pointer;
  span {
    color: ${tokens.color.soft};
  }
  input {
    max-width: 100%;
    min-height: 40px;
    padding: ${tokens.space.xs} 0;
    cursor: pointer;
  }
`;

const Problem = styled.p`
  color: ${tokens.color.danger};
`;
