interface Piece {
  at: number;
  piece: string;
  isHit: boolean;
}

/** Cuts a text where a search hits it, in whatever case. */
export function getPieces(text: string, search: string): Piece[] {
  if (!search) return [{ at: 0, piece: text, isHit: false }];
  const pattern = new RegExp(`(${search.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)})`, 'giu');
  let at = 0;
  return text.split(pattern).flatMap((piece, index) => {
    const found = { at, piece, isHit: index % 2 === 1 };
    at += piece.length;
    return piece ? [found] : [];
  });
}
