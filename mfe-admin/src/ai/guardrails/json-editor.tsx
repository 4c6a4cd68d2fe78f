import { useEffect, useImperativeHandle, useRef, type RefObject } from 'react';
import { EditorView } from '@codemirror/view';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { createEditorExtensions } from './editor-extensions.ts';

export interface JsonEditorHandle {
  /** Moves the caret to the error. */
  goTo(offset: number): void;
}

interface JsonEditorProps {
  text: string;
  onChange: (text: string) => void;
  labelId: string;
  messageId: string;
  hasError: boolean;
  handle: RefObject<JsonEditorHandle | null>;
}

/** CodeMirror for JSON. Tab moves to the next control, as in any other field. */
export function JsonEditor({ text, onChange, labelId, messageId, hasError, handle }: JsonEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ onChange, text });
  useEffect(() => {
    latest.current.onChange = onChange;
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const extensions = createEditorExtensions({
      labelId,
      messageId,
      onChange: (next) => latest.current.onChange(next),
    });
    const editor = new EditorView({ doc: latest.current.text, parent: container.current, extensions });
    view.current = editor;
    return () => editor.destroy();
  }, [labelId, messageId]);

  // Set from outside, not typed.
  useEffect(() => {
    const doc = view.current?.state.doc;
    if (doc && doc.toString() !== text) view.current?.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
  }, [text]);

  useImperativeHandle(handle, () => ({
    goTo: (offset) => {
      view.current?.dispatch({ selection: { anchor: offset }, scrollIntoView: true });
      view.current?.focus();
    },
  }));
  return <Box ref={container} $invalid={hasError} />;
}

const Box = styled.div<{ $invalid: boolean }>`
  min-width: 0;
  border: 1px solid ${({ $invalid }) => ($invalid ? tokens.color.danger : tokens.color.edge)};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  &:focus-within {
    border-color: ${tokens.color.accent};
    outline: 1px solid ${tokens.color.accent};
  }
`;
