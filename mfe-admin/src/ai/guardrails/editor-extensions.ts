import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting, HighlightStyle } from '@codemirror/language';
import { linter, type Diagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { tokens } from 'kit/theme';
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

const { color, font, size, radius } = tokens;

/** Editor theme built on the design tokens. They are custom properties, so it covers both color schemes. */
const editorTheme = EditorView.theme({
  '&': { color: color.ink, fontSize: size.small },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { minHeight: '98px', maxHeight: '320px', fontFamily: font.code, lineHeight: '20px' },
  '.cm-content': { padding: '10px 0', caretColor: color.ink },
  '.cm-content:focus-visible': { outline: 'none' },
  '.cm-cursor': { borderLeftColor: color.ink },
  '.cm-gutters': { backgroundColor: color.sunken, color: color.faint, border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px', minWidth: '32px' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: color.skyWash, color: color.ink },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: color.dangerWash, color: color.danger },
  '.cm-tooltip': {
    backgroundColor: color.raised,
    color: color.ink,
    border: `1px solid ${color.edge}`,
    borderRadius: radius.small,
  },
  '.cm-diagnostic-error': { borderLeft: `3px solid ${color.danger}` },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    borderBottom: `2px solid ${color.danger}`,
    backgroundColor: color.dangerWash,
  },
  '.cm-lintPoint-error::after': { borderBottomColor: color.danger },
});

const highlightStyle = HighlightStyle.define([
  { tag: tags.propertyName, color: color.accent },
  { tag: tags.string, color: color.green },
  { tag: [tags.number, tags.bool, tags.null], color: color.purple },
  { tag: [tags.separator, tags.punctuation, tags.brace, tags.squareBracket], color: color.soft },
  { tag: tags.invalid, color: color.danger },
]);
