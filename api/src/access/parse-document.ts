import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { queryTooExpensive } from '#errors';
import { documentBudget, parseLimits } from '#limits/read-budget';

/**
 * Parses a document and refuses one that is expensive to validate: the time and stack of graphql-js' rules grow with pairs
 * of fragments and of equal names. Throws a GraphQLError on a syntax error.
 */
export function parseDocument(text: string): DocumentNode {
  enforceMaxLength(text);
  const document = parse(text, parseLimits);
  enforceShapeLimits(document);
  return document;
}

/** Checked before parsing: block strings cost more than their tokens. */
export function enforceMaxLength(text: string): void {
  if (text.length > documentBudget.characters)
    throw queryTooExpensive(
      `A document may have ${documentBudget.characters} characters. Send values as variables, or ask for less at a time`,
    );
}

function enforceShapeLimits({ definitions }: DocumentNode): void {
  const names = new Map<string, number>();
  let spreads = 0;
  const walk = ({ selections }: SelectionSetNode, depth: number) => {
    enforceLimit('nesting', depth);
    for (const node of selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) spreads += 1;
      if (node.kind === Kind.FIELD) {
        const { value } = node.alias ?? node.name;
        const uses = (names.get(value) ?? 0) + 1;
        enforceLimit('usesOfName', uses);
        names.set(value, uses);
      }
      if ('selectionSet' in node && node.selectionSet) walk(node.selectionSet, depth + 1);
    }
  };
  enforceLimit('fragments', definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length);
  for (const each of definitions) if ('selectionSet' in each) walk(each.selectionSet, 1);
  enforceLimit('spreads', spreads);
}

const messages = {
  nesting: `A document may nest ${documentBudget.nesting} deep`,
  usesOfName: `A document may ask for fields of one name ${documentBudget.usesOfName} times`,
  fragments: `A document may have ${documentBudget.fragments} fragments`,
  spreads: `A document may spread fragments ${documentBudget.spreads} times`,
};

function enforceLimit(part: keyof typeof messages, count: number): void {
  if (count > documentBudget[part]) throw queryTooExpensive(`${messages[part]}. Ask for less at a time`);
}
