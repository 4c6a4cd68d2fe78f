import { useState, type DragEvent, type ReactNode } from 'react';
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
  padding: ${({ theme }) => theme.space.m};
  gap: ${({ theme }) => theme.space.xs};
  border: 1px dashed
    ${({ theme, $faulty, $over }) => ($over && theme.color.accent) || ($faulty ? theme.color.danger : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme, $over }) => ($over ? theme.color.sunken : theme.color.raised)};
  transition: background ${({ theme }) => theme.motion.feedback};
`;
