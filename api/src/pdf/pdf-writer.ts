import { colors, contentBottom, contentWidth, lineGap, page, type TextStyle } from '#pdf/pdf-style';

/** A place on the page: its left edge and width. */
export interface Frame {
  x: number;
  width: number;
}

/** The library's types lack the scope of a header. */
type CellOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' };

const blankLine = 6;

export const wholeWidth: Frame = { x: page.side, width: contentWidth };

/**
 * Writes tagged text to a PDF, from top to bottom. What is only there to be looked at, such as lines, is an artifact: screen readers skip
 * it. (ISO 14289-1, PDF/UA)
 */
export class PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;

  constructor(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
    this.doc = doc;
    this.root = root;
  }

  get y(): number {
    return this.doc.y;
  }
  set y(value: number) {
    this.doc.y = value;
  }

  /** Starts a page unless this much height is left on the current one. */
  reserve(height: number): void {
    if (this.y + height > contentBottom) this.addPage();
  }

  addPage(): void {
    this.doc.addPage();
    this.y = page.top;
  }

  heading(level: 1 | 2, text: string, frame: Frame = wholeWidth): void {
    const style: TextStyle = level === 1 ? { face: 'bold', size: 22 } : { face: 'bold', size: 8.5, color: colors.soft };
    // A heading never stays alone at the end of a page.
    this.reserve(level === 1 ? 60 : 44);
    this.write(this.root, `H${level}`, text, frame, style);
    this.y += level === 1 ? 4 : 3;
  }

  /** Text, each of its lines as a paragraph: a screen reader would join them otherwise. */
  paragraph(text: string, frame: Frame = wholeWidth, style: TextStyle = {}): void {
    for (const line of text.split(/\r?\n/)) {
      if (line.trim() === '') this.y += blankLine;
      else this.write(this.root, 'P', line, frame, style);
    }
  }

  /** Blocks beside each other. The next content is below the longest. */
  beside(blocks: ReadonlyArray<{ frame: Frame; write: (frame: Frame) => void }>): void {
    const top = this.y;
    const ends = blocks.map(({ frame, write }) => {
      this.y = top;
      write(frame);
      return this.y;
    });
    this.y = Math.max(...ends);
  }

  /** Text as a new element of the structure. It breaks across pages if it is long. */
  write(
    parent: PDFKit.PDFStructureElement,
    tag: string,
    text: string,
    { x, width }: Frame,
    style: TextStyle = {},
    options: CellOptions = {},
  ): void {
    const draw = () => {
      this.#applyStyle(style);
      this.doc.text(this.#toPrintable(text), x, this.y, { width, lineGap, ...toTextOptions(style) });
    };
    parent.add(this.doc.struct(tag, options, draw));
  }

  getHeight(text: string, width: number, style: TextStyle = {}): number {
    this.#applyStyle(style);
    return this.doc.heightOfString(this.#toPrintable(text), { width, lineGap, ...toTextOptions(style) });
  }

  /** Draws what screen readers skip. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    const { doc } = this;
    const { x, y } = doc;
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
    doc.x = x;
    doc.y = y;
  }

  /** Text as an artifact, such as a page number. */
  artifactText(text: string, { x, width }: Frame, y: number, style: TextStyle): void {
    this.artifact('Pagination', () => {
      this.#applyStyle(style);
      this.doc.text(this.#toPrintable(text), x, y, { width, lineGap, ...toTextOptions(style) });
    });
  }

  rule(y: number, { x, width }: Frame = wholeWidth, { color = colors.line as string, weight = 0.75 } = {}): void {
    this.artifact('Layout', () =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke(),
    );
  }

  #applyStyle({ face = 'regular', size = 9.5, color = colors.ink }: TextStyle): void {
    this.doc.font(face).fontSize(size).fillColor(color);
  }

  /** The text with a question mark for each character that the face lacks, since PDF/UA forbids missing glyphs. */
  #toPrintable(text: string): string {
    const { font } = (this.doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font;
    return [...text.normalize('NFC').replaceAll(/\r\n?/g, '\n')]
      .map((character) =>
        character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '?',
      )
      .join('');
  }
}

const toTextOptions = ({ align = 'left', isFigure = false }: TextStyle): PDFKit.Mixins.TextOptions => ({
  align,
  ...(isFigure && { features: ['tnum'] }),
});
