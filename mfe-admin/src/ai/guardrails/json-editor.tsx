import { useEffect, useImperativeHandle, useRef, type RefObject } from 'react';
import { EditorView } from '@codemirror/view';
import styled, { useTheme } from 'styled-components';
import { editorParts } from './editor-parts.ts';

export interface JsonEditorHandle {
  /** Puts the caret where the fault is. */
  goTo(at: number): void;
}

interface Editor {
  /** What stands in it at first; from then on it says what changes. */
  text: string;
  onChange: (text: string) => void;
  labelId: string;
  wordsId: string;
  isFaulty: boolean;
  handle: RefObject<JsonEditorHandle | null>;
}

/** CodeMirror on JSON. The Tab key is left alone: it goes on to the next control, as in every other field. */
export function JsonEditor({ text, onChange, labelId, wordsId, isFaulty, handle }: Editor) {
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ onChange, text });
  useEffect(() => {
    latest.current.onChange = onChange;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const extensions = editorParts({ labelId, wordsId, onChange: (next) => latest.current.onChange(next), theme });
    const editor = new EditorView({ doc: latest.current.text, parent: place.current, extensions });
    view.current = editor;
    return () => editor.destroy();
  }, [labelId, wordsId, theme]);

  useImperativeHandle(handle, () => ({
    goTo: (at) => {
      view.current?.dispatch({ selection: { anchor: at }, scrollIntoView: true });
      view.current?.focus();
    },
  }));
  return <Box ref={place} $faulty={isFaulty} />;
}

const Box = styled.div<{ $faulty: boolean }>`
  min-width: 0;
  border: 1px solid ${({ theme, $faulty }) => ($faulty ? theme.color.danger : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.raised};
  &:focus-within {
    border-color: ${({ theme }) => theme.color.accent};
    outline: 1px solid ${({ theme }) => theme.color.accent};
  }
`;
