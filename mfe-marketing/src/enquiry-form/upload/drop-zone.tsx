import { useState, type DragEvent, type ReactNode } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { chooseFile, refuseFiles } from './upload-store.ts';

/** Takes the file that someone drops; the way with the keyboard is inside. */
export function DropZone({ faulty, children }: { faulty: boolean; children: ReactNode }) {
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
