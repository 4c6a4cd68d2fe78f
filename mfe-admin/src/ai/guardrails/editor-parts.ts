import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter, type Diagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { Theme } from 'kit/theme';
import { editorColors, editorLook } from './editor-look.ts';
import { readGuardrails } from './read-guardrails.ts';

interface EditorPartsOptions {
  labelId: string;
  wordsId: string;
  onChange: (text: string) => void;
  theme: Theme;
}

export function editorParts({ labelId, wordsId, onChange, theme }: EditorPartsOptions): Extension[] {
  return [
    // Its style elements need the nonce of the page, as those of styled-components do.
    EditorView.cspNonce.of(pageNonce()),
    EditorView.contentAttributes.of({ 'aria-labelledby': labelId, 'aria-describedby': wordsId }),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
    EditorView.domEventHandlers({ beforeinput: typeOverSelection }),
    EditorView.lineWrapping,
    lineNumbers(),
    history(),
    json(),
    indentOnInput(),
    bracketMatching(),
    linter(({ state }) => faults(state.doc.toString()), { delay: 300 }),
    syntaxHighlighting(editorColors(theme)),
    editorLook(theme),
    keymap.of([...defaultKeymap, ...historyKeymap]),
  ];
}

/**
 * Where a browser itself replaces a coloured text, it keeps the colour in a style attribute, which the page's policy
 * refuses with a message in the console.
 */
function typeOverSelection(event: InputEvent, view: EditorView): boolean {
  const { state, composing } = view;
  if (event.inputType !== 'insertText' || !event.data || composing || state.selection.main.empty) return false;
  event.preventDefault();
  view.dispatch(state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

const pageNonce = (): string => document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';

function faults(text: string): Diagnostic[] {
  const read = readGuardrails(text);
  if (read.ok) return [];
  const { at, words } = read.fault;
  return [{ from: Math.min(at, text.length), to: Math.min(at + 1, text.length), severity: 'error', message: words }];
}
