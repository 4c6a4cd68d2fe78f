export interface Fence {
  language: string;
  code: string;
  isOpen: boolean;
  /** How many characters it spans. */
  length: number;
}

/** The fenced code that a text starts with, open if its end is still missing. */
export function parseFence(text: string, isComplete: boolean): Fence | null {
  const opening = /^ {0,3}(`{3,}(?=[^`\n]*\n)|~{3,})([^\n]*)\n/.exec(text);
  if (!opening) return null;
  const [head, marks = '', info = ''] = opening;
  const language = (info.trim().split(/[\s{,:]/)[0] ?? '').toLowerCase();
  const closing = new RegExp(`^ {0,3}${marks}${marks.charAt(0)}*[ \\t]*${isComplete ? '(?:\\n|$)' : '\\n'}`, 'm');
  const found = closing.exec(text.slice(head.length));
  if (found) {
    const code = text.slice(head.length, head.length + found.index).replace(/\n$/, '');
    return { language, code, isOpen: false, length: head.length + found.index + found[0].length };
  }
  const rest = text.slice(head.length);
  if (isComplete) return { language, code: rest.replace(/\n$/, ''), isOpen: false, length: text.length };
  // The last line may become the closing fence.
  return { language, code: rest.replace(/\n {0,3}[`~]*[ \t]*$/, ''), isOpen: true, length: text.length };
}
