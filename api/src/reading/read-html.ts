import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parseHtml } from '#reading/parse-html';
import type { Section } from '#reading/section';

/** No text of the page, or what surrounds it on every page. */
const skipped = new Set(
  'head,script,style,noscript,template,iframe,object,svg,math,nav,footer,aside,button,select,textarea'.split(','),
);
const inline = new Set(
  'a,abbr,b,bdi,bdo,big,cite,code,data,del,dfn,em,font,i,ins,kbd,label,mark,q,s,samp,small,span,strong,sub,sup,time,tt,u,var,wbr'.split(
    ',',
  ),
);
/** Separated by a line break rather than an empty line: lines of a table or a list belong together. */
const lines = new Set('li,td,th,tr,dt,dd'.split(','));
const isHeading = (name: string) => /^h[1-6]$/.test(name);

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';
const getAttribute = ({ attrs }: Tree.Element, name: string) => attrs.find((each) => each.name === name)?.value;

/** Browsers show it once one searches for it. */
const hiddenUntilFound = 'until-found';
const invisible = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i;

/** Whether an element is invisible, or on every page of a site. */
function isSkipped(element: Tree.Element): boolean {
  const hidden = getAttribute(element, 'hidden');
  return (
    skipped.has(element.tagName) ||
    (hidden !== undefined && hidden !== hiddenUntilFound) ||
    getAttribute(element, 'aria-hidden') === 'true' ||
    invisible.test(getAttribute(element, 'style') ?? '')
  );
}

/** A section while it is read. In pieces, as a text that grows is copied each time one looks at its end. */
class Draft {
  readonly #pieces: string[] = [];
  #end = '\n\n';
  place: string | null = null;
  #hasHeading = false;

  write(text: string): void {
    if (text === '') return;
    this.#pieces.push(text);
    this.#end = (this.#end + text.slice(-2)).slice(-2);
  }
  /** Collapses white space as a browser does. */
  writeCollapsed(text: string): void {
    const collapsed = text.replaceAll(/\s+/g, ' ');
    this.write(this.#end.endsWith('\n') ? collapsed.trimStart() : collapsed);
  }
  /** Ends a line or a paragraph, unless it has ended. */
  separate(gap: '\n' | '\n\n'): void {
    if (!this.#end.endsWith(gap)) this.write(gap);
  }
  /** What was written so far is its heading. Those around it don't end another one. */
  endHeading(): void {
    if (!this.#hasHeading) this.place = toLine(this.toSection().text);
    this.#hasHeading = true;
  }
  toSection(): Section {
    const lines = this.#pieces.join('').split('\n');
    const text = lines.map((line) => line.trimEnd()).join('\n');
    return { place: this.place, text: text.replaceAll(/\n{3,}/g, '\n\n').trim() };
  }
}

/** Reads a page of the web: its main part if it marks one that has a text. A heading starts a section. */
export function readHtml(bytes: Buffer): Section[] {
  const document = parseHtml(new TextDecoder().decode(bytes));
  for (const main of findMains(document)) {
    const sections = readNode(main);
    if (sections.some(({ text }) => text !== '')) return sections;
  }
  return readNode(document);
}

function readNode(root: Tree.Node): Section[] {
  let draft = new Draft();
  const drafts = [draft];
  let preformatted = 0;
  // A stack of its own: markup may be nested deeper than functions can.
  const pending: Array<Tree.Node | (() => void)> = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'function') next();
    else if (!isText(next)) open(next);
    else if (preformatted > 0) draft.write(next.value);
    else draft.writeCollapsed(next.value);
  }
  return drafts.map((each) => each.toSection());

  function open(node: Tree.Node): void {
    if (!('childNodes' in node)) return;
    if (!isElement(node)) return pushChildren(pending, node);
    const { tagName: name } = node;
    if (isSkipped(node)) return;
    if (inline.has(name)) return pushChildren(pending, node);
    if (name === 'br') return draft.write('\n');
    const gap = lines.has(name) ? '\n' : '\n\n';
    if (isHeading(name)) startSection();
    else draft.separate(gap);
    if (name === 'pre') preformatted++;
    const close = () => {
      if (name === 'pre') preformatted--;
      if (isHeading(name)) draft.endHeading();
      draft.separate(gap);
    };
    pending.push(close);
    pushChildren(pending, node);
  }

  function startSection(): void {
    draft = new Draft();
    drafts.push(draft);
  }
}

/** The first on top. One by one: a call takes fewer arguments than an element may have children. */
function pushChildren(pending: unknown[], { childNodes }: Tree.ParentNode): void {
  for (let at = childNodes.length - 1; at >= 0; at--) pending.push(childNodes[at]);
}

/** The elements that are marked as the main part of the page, as far as they are visible. None within another. */
function* findMains(document: Tree.Document): Generator<Tree.Element> {
  const pending: Tree.Node[] = [document];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (isElement(next) && isSkipped(next)) continue;
    if (isElement(next) && (next.tagName === 'main' || getAttribute(next, 'role') === 'main')) yield next;
    else if ('childNodes' in next) pushChildren(pending, next);
  }
}

const toLine = (text: string): string | null => text.replaceAll(/\s+/g, ' ').trim() || null;
