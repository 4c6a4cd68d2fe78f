import { type DefaultTreeAdapterTypes as Tree, html, parse } from 'parse5';
import type { Section } from '#reading/section';

const { TAG_NAMES: tags } = html;
/** No text of the page, or what surrounds it on every page. */
const skipped = new Set<string>([
  ...[tags.HEAD, tags.SCRIPT, tags.STYLE, tags.NOSCRIPT, tags.TEMPLATE, tags.IFRAME, tags.OBJECT, tags.SVG, tags.MATH],
  ...[tags.NAV, tags.FOOTER, tags.ASIDE, tags.FORM, tags.BUTTON, tags.SELECT, tags.TEXTAREA],
]);
const inline = new Set<string>([
  ...[tags.A, tags.B, tags.BIG, tags.CODE, tags.EM, tags.FONT, tags.I, tags.S, tags.SMALL, tags.SPAN, tags.STRONG],
  ...[tags.SUB, tags.SUP, tags.TT, tags.U, tags.LABEL],
  ...['abbr', 'bdi', 'bdo', 'cite', 'data', 'del', 'dfn', 'ins', 'kbd', 'mark', 'q', 'samp', 'time', 'var', 'wbr'],
]);
/** Separated by a line break rather than an empty line: lines of a table or a list belong together. */
const lines = new Set<string>([tags.LI, tags.TD, tags.TH, tags.TR, tags.DT, tags.DD]);
const isHeading = (name: string) => /^h[1-6]$/.test(name);

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';
const hasAttribute = ({ attrs }: Tree.Element, name: string, value?: string) =>
  attrs.some((each) => each.name === name && (value === undefined || each.value === value));

/** Reads a page of the web: its main part if it marks one. A heading starts a section. */
export function readHtml(bytes: Buffer): Section[] {
  const document = parse(new TextDecoder().decode(bytes));
  const sections: Section[] = [{ place: null, text: '' }];
  let heading: Section | null = null;
  let preformatted = 0;
  const write = (text: string) => {
    const section = sections.at(-1) as Section;
    section.text += text;
    if (heading) heading.place = `${heading.place ?? ''}${text}`;
  };
  const separate = (gap: string) => {
    if (!sections.at(-1)?.text.endsWith(gap)) write(gap);
  };
  const writeText = (text: string) => {
    if (preformatted > 0) return write(text);
    const isAtStart = /(?:^|\n)$/.test(sections.at(-1)?.text ?? '');
    const collapsed = text.replaceAll(/\s+/g, ' ');
    write(isAtStart ? collapsed.trimStart() : collapsed);
  };
  // A stack of its own: markup may be nested deeper than functions can.
  const pending: Array<Tree.Node | (() => void)> = [findMain(document) ?? document];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'function') next();
    else if (isText(next)) writeText(next.value);
    else if ('childNodes' in next) open(next);
  }
  return sections.map(({ place, text }) => ({ place: place && toLine(place), text: tidy(text) }));

  function open(node: Tree.ParentNode): void {
    const children = node.childNodes.toReversed();
    if (!isElement(node)) return void pending.push(...children);
    const name = node.tagName;
    if (skipped.has(name) || hasAttribute(node, 'hidden') || hasAttribute(node, 'aria-hidden', 'true')) return;
    if (inline.has(name)) return void pending.push(...children);
    if (name === tags.BR) return write('\n');
    const gap = lines.has(name) ? '\n' : '\n\n';
    if (isHeading(name)) {
      sections.push({ place: null, text: '' });
      heading = sections.at(-1) as Section;
    } else separate(gap);
    if (name === tags.PRE) preformatted++;
    const close = () => {
      if (name === tags.PRE) preformatted--;
      if (isHeading(name)) heading = null;
      separate(gap);
    };
    pending.push(close, ...children);
  }
}

/** The first element that is marked as the main part of the page. */
function findMain(document: Tree.Document): Tree.Element | null {
  const pending: Tree.Node[] = [document];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (isElement(next) && (next.tagName === tags.MAIN || hasAttribute(next, 'role', 'main'))) return next;
    if ('childNodes' in next) pending.push(...next.childNodes.toReversed());
  }
  return null;
}

const toLine = (text: string): string | null => text.replaceAll(/\s+/g, ' ').trim() || null;

const tidy = (text: string): string =>
  text
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
