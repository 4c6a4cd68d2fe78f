import { act } from 'react';
import { EditorView } from '@codemirror/view';

/** Replaces the content of the JSON editor as pasting would. jsdom has no layout to type in. */
export async function writeJson(text: string): Promise<void> {
  const view = jsonEditor();
  await act(async () => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
}

export const readJson = (): string => jsonEditor().state.doc.toString();

function jsonEditor(): EditorView {
  const content = document.querySelector<HTMLElement>('.cm-content');
  const view = content && EditorView.findFromDOM(content);
  if (!view) throw new Error('The JSON editor is not there');
  return view;
}
