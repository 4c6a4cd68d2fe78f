import { getNamedType, type GraphQLObjectType, isObjectType } from 'graphql';
import { objectTemplate, type Template, toSql } from '#db/json-template';
import { throwNotPlain } from '#db/plain-fields';
import type { ListFormat } from '#db/selected';
import type { Fragments, Sets } from '#db/selection-fields';

/** A connection as JSON, with placeholders for `edges` and the fields of `pageInfo`; an edge with `node` and `cursor`. */
export interface ConnectionTemplate {
  connection: Template;
  edge: Template;
  node: { type: GraphQLObjectType; sets: Sets };
}

export function toConnectionTemplate(type: GraphQLObjectType, sets: Sets, fragments: Fragments): ConnectionTemplate {
  const { edges: edgesField } = type.getFields();
  const edgeType = edgesField ? getNamedType(edgesField.type) : null;
  const nodeType = isObjectType(edgeType) ? getNamedType(edgeType.getFields().node?.type ?? edgeType) : null;
  if (!isObjectType(edgeType) || !isObjectType(nodeType)) return throwNotPlain();
  const edges: Template[] = [];
  const nodes: Sets[] = [];
  const connection = objectTemplate(type, sets, fragments, (field, { sets: inner }) => {
    const of = getNamedType(field.type);
    if (field.name === 'pageInfo' && isObjectType(of))
      return objectTemplate(of, inner, fragments, ({ name }) => [{ place: name }]);
    if (field.name !== 'edges') return throwNotPlain();
    edges.push(
      objectTemplate(edgeType, inner, fragments, ({ name }, below) => {
        if (name === 'node') nodes.push(below.sets);
        return [{ place: name }];
      }),
    );
    return [{ place: 'edges' }];
  });
  // Two aliases would need two sets of rows; without edges and page info there are no rows to count.
  if (edges.length > 1 || nodes.length > 1 || connection.every((part) => typeof part === 'string')) throwNotPlain();
  return { connection, edge: edges[0] ?? ['{}'], node: { type: nodeType, sets: nodes[0] ?? [] } };
}

/** A nested connection as one text. */
export const toConnectionFormat = ({ connection, edge }: ConnectionTemplate): ListFormat => ({
  item: ([node = ''], keys) => {
    const cursor = cursorSql(keys);
    const item = toSql(edge, (place) => (place === 'node' ? node : `'"'||${cursor}||'"'`));
    return `${item} as item, ${cursor} as cursor`;
  },
  rows: (size, hasPreviousPage) => {
    // Bound where it is used: PostgreSQL rejects a value that no part of the statement reads.
    let bound: string | undefined;
    const getSize = () => (bound ??= size());
    return toSql(connection, (place) => {
      if (place === 'edges') return listSql(getSize());
      if (place === 'hasNextPage') return `(count(*) > ${getSize()})::text`;
      // With an aggregate, so that there is one row even if it is all that the query selects.
      if (place === 'hasPreviousPage') return `case when count(*) >= 0 then '${hasPreviousPage}' end`;
      return cursorAtSql(place === 'startCursor' ? '1' : `least(count(*), ${getSize()})`);
    });
  },
});

/** A nested list as one text. */
export const listFormat: ListFormat = {
  item: ([item = '']) => `${item} as item`,
  rows: (size) => listSql(size()),
};

const cursorAtSql = (place: string) => `coalesce('"'||(array_agg(cursor))[${place}]||'"', 'null')`;
const listSql = (size: string) => `'['||coalesce(array_to_string((array_agg(item))[1:${size}], ','), '')||']'`;

/** The same cursor that `getCursor` makes from JSON keys. */
function cursorSql(keys: string[]): string {
  const values = keys.map((key) => `coalesce(to_json(${key})::text, 'null')`).join(`||','||`);
  return `rtrim(translate(encode(convert_to('['||${values}||']', 'UTF8'), 'base64'), E'+/\\n', '-_'), '=')`;
}
