import { act, screen } from '@testing-library/react';
import { EditorView } from '@codemirror/view';

/** Replaces what stands in the JSON editor, as pasting over everything does. jsdom has no layout to type in. */
export async function writeJson(text: string): Promise<void> {
  const content = await screen.findByRole('textbox', { name: 'Guardrails' });
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('The JSON editor is not there');
  await act(async () => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
}

export const writtenJson = async (): Promise<string> => {
  const content = await screen.findByRole('textbox', { name: 'Guardrails' });
  return EditorView.findFromDOM(content)?.state.doc.toString() ?? '';
};
