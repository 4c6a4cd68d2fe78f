import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { tokens } from 'kit/theme';

const { color, font, size, radius } = tokens;

/** Editor theme built on the design tokens. They are custom properties, so it covers both color schemes. */
export const editorTheme = EditorView.theme({
  '&': { color: color.ink, fontSize: size.small },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { minHeight: '158px', maxHeight: '320px', fontFamily: font.code, lineHeight: '20px' },
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

export const highlightStyle = HighlightStyle.define([
  { tag: tags.propertyName, color: color.accent },
  { tag: tags.string, color: color.green },
  { tag: [tags.number, tags.bool, tags.null], color: color.purple },
  { tag: [tags.separator, tags.punctuation, tags.brace, tags.squareBracket], color: color.soft },
  { tag: tags.invalid, color: color.danger },
]);
