import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter, type Diagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { editorTheme, highlightStyle } from './editor-theme.ts';
import { parseGuardrails } from './parse-guardrails.ts';

interface EditorExtensionsOptions {
  labelId: string;
  messageId: string;
  onChange: (text: string) => void;
}

export function createEditorExtensions({ labelId, messageId, onChange }: EditorExtensionsOptions): Extension[] {
  return [
    // The editor's style elements need the page's CSP nonce, as styled-components' do.
    EditorView.cspNonce.of(getPageNonce()),
    EditorView.contentAttributes.of({ 'aria-labelledby': labelId, 'aria-describedby': messageId }),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
    EditorView.domEventHandlers({ beforeinput: typeOverSelection }),
    EditorView.lineWrapping,
    lineNumbers(),
    history(),
    json(),
    indentOnInput(),
    bracketMatching(),
    linter(({ state }) => lintGuardrails(state.doc.toString()), { delay: 300 }),
    syntaxHighlighting(highlightStyle),
    editorTheme,
    keymap.of([...defaultKeymap, ...historyKeymap]),
  ];
}

/** When a browser replaces colored text, it adds a style attribute, which the CSP blocks with a console message. */
function typeOverSelection(event: InputEvent, view: EditorView): boolean {
  const { state, composing } = view;
  if (event.inputType !== 'insertText' || !event.data || composing || state.selection.main.empty) return false;
  event.preventDefault();
  view.dispatch(state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

const getPageNonce = (): string => document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';

function lintGuardrails(text: string): Diagnostic[] {
  const result = parseGuardrails(text);
  if (result.ok) return [];
  const { offset, message } = result.error;
  return [{ from: Math.min(offset, text.length), to: Math.min(offset + 1, text.length), severity: 'error', message }];
}
