declare module 'fontkit' {
  /** A parsed font, which makes the glyphs of a document. */
  export interface Face {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Buffer): Face;
}
