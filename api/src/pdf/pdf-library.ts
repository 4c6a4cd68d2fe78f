import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export interface PdfLibrary {
  Document: new (options: object) => PDFKit.PDFDocument;
  /** TrueType files: the library fails on compressed ones. */
  faces: Record<'regular' | 'bold', Buffer>;
}

let loaded: Promise<PdfLibrary> | undefined;

/** Loads the library and the faces when the first document is made: together they take a tenth of a second. */
export const loadPdfLibrary = (): Promise<PdfLibrary> => (loaded ??= load());

async function load(): Promise<PdfLibrary> {
  const { resolve } = createRequire(import.meta.url);
  const readFace = (name: string) => readFile(resolve(`@expo-google-fonts/inter/${name}`));
  const [{ default: Document }, regular, bold] = await Promise.all([
    import('pdfkit'),
    readFace('400Regular/Inter_400Regular.ttf'),
    readFace('600SemiBold/Inter_600SemiBold.ttf'),
  ]);
  return { Document: Document as unknown as PdfLibrary['Document'], faces: { regular, bold } };
}
