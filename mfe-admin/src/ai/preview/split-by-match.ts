interface TextSegment {
  at: number;
  piece: string;
  isMatch: boolean;
}

/** Splits a text at each match, ignoring case. */
export function splitByMatch(text: string, search: string): TextSegment[] {
  if (!search) return [{ at: 0, piece: text, isMatch: false }];
  const pattern = new RegExp(`(${search.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)})`, 'giu');
  let at = 0;
  return text.split(pattern).flatMap((piece, index) => {
    const found = { at, piece, isMatch: index % 2 === 1 };
    at += piece.length;
    return piece ? [found] : [];
  });
}
