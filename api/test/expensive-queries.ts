import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { maxPageSize } from 'rules/paging';
import { getMaxRows } from '#access/max-rows';
import { readBudget } from '#limits/read-budget';

type Field = GraphQLField<unknown, unknown>;
/** The path from a root field to a list. */
type Chain = Field[];

const isPaged = ({ args }: Field) => args.some(({ name }) => name === 'first');
const isConnection = (field: Field) => isPaged(field) && !isListType(getNullableType(field.type));
const isList = (field: Field) => isPaged(field) || isListType(getNullableType(field.type));
/** The object type that a field returns; for a connection, its node type. */
function getSubject(field: Field): GraphQLObjectType | null {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return null;
  const edge = type.getFields().edges && getNamedType(type.getFields().edges?.type ?? type);
  const node = isObjectType(edge) ? edge.getFields().node : undefined;
  const subject = node && getNamedType(node.type);
  return isObjectType(subject) ? subject : type;
}
const hasNoRequiredArguments = ({ args }: Field) => !args.some(isRequiredArgument);
const getFields = (type: GraphQLObjectType | null): Field[] =>
  Object.values(type?.getFields() ?? {}).filter(hasNoRequiredArguments);

/** The depth of a chain, including the leaf at its end. */
const getDepth = (chain: Chain) => chain.reduce((sum, field) => sum + (isConnection(field) ? 3 : 1), 1);

/** All paths from a root field to a list that use no field twice, and the root field alone. */
export function findChains(root: Field): Chain[] {
  const chains: Chain[] = [[root]];
  const walk = (chain: Chain) => {
    const last = chain.at(-1);
    for (const field of getFields(last ? getSubject(last) : null)) {
      const next = [...chain, field];
      if (!isObjectType(getNamedType(field.type)) || chain.includes(field) || getDepth(next) > readBudget.depth)
        continue;
      if (isList(field)) chains.push(next);
      walk(next);
    }
  };
  walk(root.type ? [root] : []);
  return chains;
}

/** Page sizes along a chain that fill the budget: largest at the beginning, at the end, and evenly spread. */
export function findPageSizes(chain: Chain): Array<Map<Field, number>> {
  const bound = chain
    .filter((field) => isList(field) && !isPaged(field))
    .reduce((rows, field) => rows * getMaxRows(field), 1);
  const paged = chain.filter(isPaged);
  const budget = Math.floor(readBudget.rows.signedIn / bound);
  if (budget < 1) return [];
  const fill = (order: Field[], maxSize: number): Map<Field, number> => {
    let left = budget;
    return new Map(
      order.map((field) => {
        const size = Math.max(1, Math.min(maxSize, left));
        left = Math.floor(left / size);
        return [field, size];
      }),
    );
  };
  const spread = Math.floor(budget ** (1 / Math.max(1, paged.length)));
  const all = [fill(paged, maxPageSize), fill(paged.toReversed(), maxPageSize), fill(paged, Math.max(1, spread))];
  return all.slice(0, Math.max(1, paged.length));
}

interface Shape {
  /** Arguments of the root field that are variables of the same name. */
  args: string[];
  /** Number of aliases for each leaf at the end of the chain. */
  names: number;
}

/** A query that selects everything along a chain, with these page sizes. */
export function toQuery(chain: Chain, sizes: Map<Field, number>, { args, names }: Shape): string {
  const [root, ...rest] = chain;
  if (!root) return '';
  const variables = root.args.filter(({ name }) => args.includes(name));
  const size = sizes.has(root) ? [`first: ${sizes.get(root)}`] : [];
  const head = inParentheses(variables.map(({ name, type }) => `$${name}: ${type}`));
  const callArguments = inParentheses([...variables.map(({ name }) => `${name}: $${name}`), ...size]);
  return `query ${head} { ${root.name}${callArguments} ${toSelection(root, rest, { chain, sizes, names }, 1)} }`;
}

const inParentheses = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

interface Query {
  chain: Chain;
  sizes: Map<Field, number>;
  names: number;
}

function toSelection(field: Field, rest: Chain, query: Query, above: number): string {
  const { chain, sizes, names } = query;
  // What a fragment of a node selects costs the same below the root field of its type.
  if (isInterfaceType(getNamedType(field.type))) return '{ __typename }';
  const subject = getSubject(field);
  if (!subject) return '';
  const depth = above + (isConnection(field) ? 2 : 0);
  const [next, ...more] = rest;
  const leaves = toLeafSelection(subject, chain, depth, next ? 1 : names);
  const first = next && sizes.has(next) ? `(first: ${sizes.get(next)})` : '';
  const list = next ? `${next.name}${first} ${toSelection(next, more, query, depth + 1)}` : '';
  const set = `{ ${leaves} ${list} }`;
  return isConnection(field) ? `{ edges { node ${set} cursor } pageInfo { hasNextPage } }` : set;
}

/** All leaves of a type and of its single-valued objects, except those that the chain follows: a reference is followed once on a path. */
function toLeafSelection(type: GraphQLObjectType, chain: Chain, depth: number, names: number): string {
  const fields = getFields(type);
  const leaves = [
    '__typename',
    ...fields.filter(({ type: of }) => isLeafType(getNamedType(of))).map(({ name }) => name),
  ];
  const things = fields.filter((field) => {
    const of = getNamedType(field.type);
    if (chain.includes(field)) return false;
    return isObjectType(of) && !isList(field) && depth + 2 <= readBudget.depth && !getFields(of).some(isList);
  });
  const aliased = leaves.flatMap((leaf) =>
    Array.from({ length: names }, (_, n) => (n ? `${leaf}${n}: ${leaf}` : leaf)),
  );
  return [
    ...aliased,
    ...things.map(
      (thing) =>
        `${thing.name} { ${toLeafSelection(getNamedType(thing.type) as GraphQLObjectType, chain, depth + 1, 1)} }`,
    ),
  ].join(' ');
}

export const getRootFields = (schema: GraphQLSchema): Field[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {});
