import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { markSemanticNonNull } from '#access/nullable-root-fields';
import type { Viewer } from '#access/viewer';
import type { Where } from '#db/where';
import { forbidden } from '#errors';

type Field = GraphQLField<unknown, unknown>;

/** Who sees all of a row, and what the others see of it. */
interface Part<T> {
  wholeTo: (viewer: Viewer | null) => Where<T>;
  shown: Array<keyof T & string>;
  /** To those who select more. */
  message: string;
}

/** For a relation that people also see who may not see all of its row: they get the fields that are `shown`, the others are refused. */
export const ShownInPart = <T extends object>(part: Part<T>) => Extensions({ shownInPart: part });

const getPart = ({ extensions }: Field) => extensions.shownInPart as Part<{ id: string }> | undefined;

/** The condition for the fields with these names behind a relation; null if everyone who sees the relation sees them. */
export function getWholeWhere(field: Field | undefined, names: string[]): Part<object>['wholeTo'] | null {
  const part = field && getPart(field);
  const isShown = (name: string) => name === '__typename' || part?.shown.some((shown) => shown === name);
  return part && !names.every(isShown) ? part.wholeTo : null;
}

/** Rows that were read by such a relation and whose viewer sees a part of them only. */
const partialRows = new WeakSet();
export const markPartial = (row: object): void => void partialRows.add(row);

const getFields = (type: GraphQLNamedType | undefined): Field[] =>
  isObjectType(type) ? Object.values(type.getFields()) : [];

/** What everyone sees of the types that are shown in part somewhere. */
export const getPartsByType = (schema: GraphQLSchema): Map<string, Pick<Part<{ id: string }>, 'shown' | 'message'>> =>
  new Map(
    Object.values(schema.getTypeMap())
      .flatMap(getFields)
      .flatMap((field) => {
        const part = getPart(field);
        return part ? [[getNamedType(field.type).name, part] as const] : [];
      }),
  );

/** Makes the other fields of these types refuse where their row is shown in part. */
export function refuseInPart(schema: GraphQLSchema): GraphQLSchema {
  for (const [type, { shown, message }] of getPartsByType(schema))
    for (const field of getFields(schema.getType(type)))
      if (!shown.some((name) => name === field.name)) refuse(field, message);
  return schema;
}

function refuse(field: Field, message: string): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (row, ...rest) => {
    if (partialRows.has(row as object)) throw forbidden(message);
    return resolve(row, ...rest);
  };
  field.extensions = { ...field.extensions, resolveWhole: resolve };
  if (isNonNullType(field.type)) markSemanticNonNull(field);
}

/** The resolver of a field of a row that is shown whole. */
export const getWholeResolver = ({ extensions, resolve }: Field) =>
  (extensions.resolveWhole ?? resolve) as Field['resolve'];

/** Whether the objects behind a field may be shown in part. */
export const isShownInPart = (field: Field): boolean => getPart(field) !== undefined;

/** Whether a field is refused where its row is shown in part. */
export const isRefusedInPart = ({ extensions }: Field): boolean => 'resolveWhole' in extensions;
