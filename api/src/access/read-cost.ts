import {
  type DocumentNode,
  type FieldNode,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  valueFromAST,
} from 'graphql';
import { getMaxRows } from '#access/max-rows';
import { introspectionBudget, readBudget } from '#limits/read-budget';
import { queryTooExpensive } from '#errors';

interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** As coerced by the schema. */
  variables: Record<string, unknown>;
}

/** What a root field may return at most. */
export interface RootCost {
  field: string;
  rows: number;
  /** Leaves, each counted once per possible row. */
  values: number;
  /** The list that contributes most of the rows, such as projects.activity. */
  mostExpensive: { path: string; rows: number };
}

/** A selected field, merged from every selection under the same response name. */
interface Selected {
  owner: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  sets: SelectionSetNode[];
}
type Cost = Omit<RootCost, 'field'>;

/**
 * Computes what an operation may return, and refuses one that nests, repeats or multiplies fields beyond the budget. Runs
 * before every request, in time linear in the document's length.
 */
export function computeReadCosts(schema: GraphQLSchema, { document, operation, variables }: Operation): RootCost[] {
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  let fields = 0;

  const isSkipped = (node: SelectionNode) =>
    node.directives !== undefined &&
    node.directives.length > 0 &&
    (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true ||
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false);

  /** The fields of selection sets by response name, with fragments expanded. */
  const select = (type: GraphQLObjectType | undefined, sets: SelectionSetNode[]): Map<string, Selected> => {
    const selected = new Map<string, Selected>();
    const expanded = new Set<string>();
    const walk = (owner: GraphQLObjectType | undefined, set: SelectionSetNode) => {
      for (const node of set.selections) {
        if (isSkipped(node)) continue;
        if (node.kind === Kind.FIELD) {
          const field = owner && getField(schema, owner, node.name.value);
          if (!owner || !field) continue;
          const name = `${owner.name}.${(node.alias ?? node.name).value}`;
          const known = selected.get(name);
          if (known && node.selectionSet) known.sets.push(node.selectionSet);
          if (!known) selected.set(name, { owner, field, node, sets: node.selectionSet ? [node.selectionSet] : [] });
          continue;
        }
        const isSpread = node.kind === Kind.FRAGMENT_SPREAD;
        const fragment = isSpread ? fragments.get(node.name.value) : node;
        if (!fragment || (isSpread && expanded.has(node.name.value))) continue;
        if (isSpread) expanded.add(node.name.value);
        const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
        walk(isObjectType(condition) ? condition : owner, fragment.selectionSet);
      }
    };
    for (const set of sets) walk(type, set);
    return selected;
  };

  const costsBelow = (
    type: GraphQLObjectType | undefined,
    sets: SelectionSetNode[],
    path: string[],
    followed: readonly string[],
  ): Array<Cost & { field: string }> => {
    const selected = select(type, sets);
    enforceAliasLimit(selected, path);
    fields += selected.size;
    if (fields > readBudget.fields)
      throw queryTooExpensive(`An operation may ask for ${readBudget.fields} fields. Ask for fewer at a time`);
    return [...selected.values()].map((each) => ({ field: each.field.name, ...computeCost(each, path, followed) }));
  };

  const computeCost = ({ owner, field, node, sets }: Selected, above: string[], followed: readonly string[]): Cost => {
    const path = [...above, field.name];
    const isIntrospection = path[0]?.startsWith('__') === true;
    const depth = isIntrospection ? introspectionBudget.depth : readBudget.depth;
    if (path.length > depth)
      throw queryTooExpensive(`${formatPath(path)} is nested ${path.length} deep; an operation may nest ${depth} deep`);
    const type = getNamedType(field.type);
    if (!isObjectType(type) && !isAbstractType(type))
      return { rows: 0, values: 1, mostExpensive: { path: '', rows: 0 } };

    const reference = `${owner.name}.${field.name}`;
    const isPlumbing = isConnection(owner) || isEdge(owner);
    if (
      !isPlumbing &&
      !isIntrospection &&
      followed.filter((each) => each === reference).length >= readBudget.references
    )
      throw queryTooExpensive(
        `${formatPath(path)} follows ${reference} a second time; an operation may follow a reference ${readBudget.references === 1 ? 'once' : `${readBudget.references} times`} on a path`,
      );
    const below = costsBelow(
      isObjectType(type) ? type : undefined,
      sets,
      path,
      isPlumbing ? followed : [...followed, reference],
    );
    if (isIntrospection) return { rows: 0, values: 0, mostExpensive: { path: '', rows: 0 } };
    const size = getRowCount(field, node, isConnection(owner), variables);
    const inner = below.reduce((sum, { rows }) => sum + rows, 0);
    const mostExpensive = below.reduce(
      (most, each) => (each.mostExpensive.rows > most.rows ? each.mostExpensive : most),
      {
        path: formatPath(path),
        rows: 0,
      },
    );
    const values = (size ?? 1) * below.reduce((sum, each) => sum + each.values, 0);
    if (size === null) return { rows: inner, values, mostExpensive };
    return {
      values,
      rows: size * Math.max(1, inner),
      mostExpensive: {
        path: mostExpensive.rows > 0 ? mostExpensive.path : formatPath(path),
        rows: size * Math.max(1, mostExpensive.rows),
      },
    };
  };

  return costsBelow(schema.getRootType(operation.operation) ?? undefined, [operation.selectionSet], [], []);
}

/** How many rows a field multiplies its children by; null for a single object. A negative or missing size is never free. */
function getRowCount(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  isEdges: boolean,
  variables: Record<string, unknown>,
): number | null {
  const paging = field.args.find(({ name }) => name === 'first');
  if (paging) {
    const argument = node.arguments?.find(({ name }) => name.value === 'first');
    const first = (argument && valueFromAST(argument.value, paging.type, variables)) ?? paging.defaultValue;
    return typeof first === 'number' ? Math.max(1, first) : getMaxRows(field);
  }
  return isListType(getNullableType(field.type)) && !isEdges ? getMaxRows(field) : null;
}

function enforceAliasLimit(selected: Map<string, Selected>, path: string[]): void {
  const names = new Map<string, number>();
  for (const { owner, field } of selected.values()) {
    const key = `${owner.name}.${field.name}`;
    const count = (names.get(key) ?? 0) + 1;
    names.set(key, count);
    const aliases = path.length === 0 && field.name.startsWith('__') ? introspectionBudget.aliases : readBudget.aliases;
    if (count > aliases)
      throw queryTooExpensive(
        `${formatPath([...path, field.name])} is selected under more than ${aliases} ${aliases === 1 ? 'name' : 'names'}; the limit for one field is ${aliases}`,
      );
  }
}

function getField(
  schema: GraphQLSchema,
  owner: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (owner === schema.getQueryType() && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (owner === schema.getQueryType() && name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return name === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : owner.getFields()[name];
}

const isConnection = (type: GraphQLObjectType) => 'edges' in type.getFields() && 'pageInfo' in type.getFields();
const isEdge = (type: GraphQLObjectType) => 'node' in type.getFields() && 'cursor' in type.getFields();

/** A readable path: without the connection plumbing of `edges` and `node`. */
const formatPath = (path: string[]) =>
  path.filter((name) => name !== 'edges' && name !== 'node').join('.') || path.join('.');
