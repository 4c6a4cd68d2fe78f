import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import type { Section } from '#reading/section';

/** No text of the page, or what surrounds it on every page. */
const skipped = new Set(
  'head script style noscript template iframe object svg math nav footer aside form button select textarea'.split(' '),
);
const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** Separated by a line break rather than an empty line: lines of a table or a list belong together. */
const lines = new Set('li td th tr dt dd'.split(' '));
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
    if (name === 'br') return write('\n');
    const gap = lines.has(name) ? '\n' : '\n\n';
    if (isHeading(name)) {
      sections.push({ place: null, text: '' });
      heading = sections.at(-1) as Section;
    } else separate(gap);
    if (name === 'pre') preformatted++;
    const close = () => {
      if (name === 'pre') preformatted--;
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
    if (isElement(next) && (next.tagName === 'main' || hasAttribute(next, 'role', 'main'))) return next;
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
