import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, Parser, Tokenizer, type TreeAdapter } from 'parse5';
import { readingBudget } from '#reading/reading-budget';
import { UnreadableError } from '#reading/unreadable-error';

/** The parser compares each attribute with those before it, and those of formatting elements with each other. */
class BoundedTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {
    const token = this.currentToken;
    if (token && 'attrs' in token && token.attrs.length < readingBudget.htmlAttributes) super._leaveAttrName();
  }
}

/**
 * Parses a page in a time that grows with its size. The parser looks through the open elements for each new one, and for where to put what
 * doesn't belong into a table among all children of its parent.
 */
export function parseHtml(html: string): Tree.Document {
  let depth = 0;
  const { createTextNode, isTextNode } = defaultTreeAdapter;
  const treeAdapter: TreeAdapter<Tree.DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      depth++;
      if (depth > readingBudget.htmlDepth) throw new UnreadableError('deep');
    },
    onItemPop: () => void depth--,
    // Of another <html> or <body>: all that the first one has would be looked through.
    adoptAttributes: () => undefined,
    insertBefore: (parent, node, reference) => insertAt(parent, node, parent.childNodes.lastIndexOf(reference)),
    insertTextBefore: (parent, text, reference) => {
      const at = parent.childNodes.lastIndexOf(reference);
      const previous = parent.childNodes[at - 1];
      if (previous && isTextNode(previous)) previous.value += text;
      else insertAt(parent, createTextNode(text), at);
    },
  };
  const parser = new Parser<Tree.DefaultTreeAdapterMap>({ treeAdapter });
  parser.tokenizer = new BoundedTokenizer(parser.options, parser);
  parser.tokenizer.write(html, true);
  return parser.document;
}

/** The end is near: what follows a table isn't there yet. */
function insertAt(parent: Tree.ParentNode, node: Tree.ChildNode, at: number): void {
  parent.childNodes.splice(at, 0, node);
  node.parentNode = parent;
}
