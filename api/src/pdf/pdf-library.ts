import { readFile } from 'node:fs/promises';
import type { Face } from 'fontkit';

export interface PdfLibrary {
  Document: new (options: object) => PDFKit.PDFDocument;
  /** Parsed once: that takes longer than writing a page. */
  faces: Record<'regular' | 'bold', Face>;
}

let loaded: Promise<PdfLibrary> | undefined;

/** Loads the library and the faces when the first document is made: together they take a tenth of a second. */
export const loadPdfLibrary = (): Promise<PdfLibrary> => (loaded ??= load());

async function load(): Promise<PdfLibrary> {
  const [{ default: Document }, { create }, regular, bold] = await Promise.all([
    import('pdfkit'),
    import('fontkit'),
    // TrueType files: the library fails on compressed ones.
    readFile(new URL(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'))),
    readFile(new URL(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'))),
  ]);
  return {
    Document: Document as unknown as PdfLibrary['Document'],
    faces: { regular: create(regular), bold: create(bold) },
  };
}
