import { loadPdfLibrary } from '#pdf/pdf-library';
import { colors, page } from '#pdf/pdf-style';
import { PdfWriter, wholeWidth } from '#pdf/pdf-writer';

export interface PdfOptions {
  title: string;
  author: string;
  /** The time in the file. The same content with the same time has the same bytes. */
  createdAt: Date;
  /** At the bottom of every page, before its number. */
  footer: string;
  /** Across every page, such as "Draft". */
  watermark?: string | null;
}

/** A tagged PDF (PDF/UA) of A4 pages. */
export async function createPdf(
  { title, author, createdAt, footer, watermark = null }: PdfOptions,
  write: (writer: PdfWriter) => void,
): Promise<Buffer> {
  const { Document, faces } = await loadPdfLibrary();
  const doc = new Document({
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    // The library's own face is not embedded, which PDF/UA forbids.
    font: null,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  for (const [name, face] of Object.entries(faces)) doc.registerFont(name, face as never);
  doc.font('regular');
  const root = doc.struct('Document');
  doc.addStructure(root);
  const writer = new PdfWriter(doc, root);
  write(writer);
  root.end();
  finishPages(writer, footer, watermark);
  return collect(doc);
}

/** Page numbers, which need their count. */
function finishPages(writer: PdfWriter, footer: string, watermark: string | null): void {
  const { doc } = writer;
  const { count } = doc.bufferedPageRange();
  const style = { size: 8, color: colors.soft };
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    // The text below the margin would start a page.
    doc.page.margins.bottom = 0;
    const y = page.height - 40;
    writer.rule(y - 8);
    writer.artifactText(footer, { ...wholeWidth, width: wholeWidth.width - 90 }, y, style);
    const number = { x: page.width - page.side - 80, width: 80 };
    writer.artifactText(`Page ${index + 1} of ${count}`, number, y, { ...style, align: 'right' });
    if (watermark) stamp(writer, watermark);
  }
}

function stamp(writer: PdfWriter, text: string): void {
  const { doc } = writer;
  writer.artifact('Layout', () => {
    doc.save().rotate(-35, { origin: [page.width / 2, page.height / 2] });
    doc.font('bold').fontSize(120).fillColor(colors.edge, 0.14);
    doc.text(text, 0, page.height / 2 - 70, { width: page.width, align: 'center' });
    doc.restore().fillOpacity(1);
  });
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
