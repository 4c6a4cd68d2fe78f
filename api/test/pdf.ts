import { getDocumentProxy } from 'unpdf';

interface StructNode {
  role?: string;
  type?: string;
  id?: string;
  children?: StructNode[];
}

/** A tagged element: its role, and its text or what is in it. */
export interface PdfElement {
  role: string;
  text: string;
  children: PdfElement[];
}

export interface ReadPdf {
  pages: number;
  title: string;
  /** All text, also what screen readers skip, by page. */
  texts: string[];
  isMarked: boolean;
  /** What screen readers read: the structure of all pages. */
  elements: PdfElement[];
  /** The cells of each table, by row. */
  tables: string[][][];
}

/** Reads a tagged PDF as other programs do. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info } = await document.getMetadata();
  const texts: string[] = [];
  const elements: PdfElement[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marked = new Map<string, string>();
    const open: string[] = [];
    let text = '';
    for (const item of items) {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') open.pop();
        else open.push(item.id ?? '');
        continue;
      }
      const part = item.str + (item.hasEOL ? '\n' : '');
      text += part;
      const id = open.at(-1) ?? '';
      marked.set(id, (marked.get(id) ?? '') + part);
    }
    texts.push(text);
    elements.push(...toElements((await page.getStructTree()) as StructNode | null, marked));
  }
  return {
    pages: document.numPages,
    title: (info as { Title: string }).Title,
    texts,
    isMarked: ((await document.getMarkInfo()) as { Marked?: boolean } | null)?.Marked ?? false,
    elements,
    tables: findTables(elements),
  };
}

function toElements(node: StructNode | null, marked: Map<string, string>): PdfElement[] {
  if (!node) return [];
  const all = node.children ?? [];
  const children = all.filter(({ type }) => type !== 'content');
  const text = all.map(({ id }) => (id ? (marked.get(id) ?? '') : '')).join('');
  const inside = children.flatMap((child) => toElements(child, marked));
  if (!node.role || node.role === 'Root' || node.role === 'Document') return inside;
  return [{ role: node.role, text: text.replaceAll('\n', ' ').trim(), children: inside }];
}

const findTables = (elements: readonly PdfElement[]): string[][][] =>
  elements
    .filter(({ role }) => role === 'Table')
    .map(({ children }) => children.map((row) => row.children.map(({ text }) => text)));
