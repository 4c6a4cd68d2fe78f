import type { EntityClass, MetadataStorage } from '@mikro-orm/core';
import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';

interface Dependencies {
  entity: EntityClass<object>;
  properties: string[];
}

/** Decorates a field resolver whose first parameter, the `@Row`, has these properties. */
type FieldDecorator<Name extends string> = <Row extends Record<Name, unknown>>(
  resolver: object,
  field: string,
  method: { value?: (row: Row, ...rest: never[]) => unknown },
) => void;

/** Marks a computed field with the properties of its row that it uses, so that reads select them. */
export const DependsOn =
  <Name extends string>(...properties: Name[]): FieldDecorator<Name> =>
  (resolver: object, field: string) => {
    const [entity] = Reflect.getMetadata('design:paramtypes', resolver, field) as [EntityClass<object>];
    Extensions({ dependencies: { entity, properties } })(resolver, field);
  };

const getDependencies = (field: GraphQLField<unknown, unknown> | undefined) =>
  field?.extensions.dependencies as Dependencies | undefined;

/** The properties that a computed field uses. */
export const getDependedOn = (field: GraphQLField<unknown, unknown> | undefined): string[] =>
  getDependencies(field)?.properties ?? [];

/** Throws if a field depends on a property that its entity does not have, so that the server does not start. */
export function checkDependencies(schema: GraphQLSchema, metadata: MetadataStorage): void {
  for (const type of Object.values(schema.getTypeMap()))
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const { entity, properties = [] } = getDependencies(field) ?? {};
      const known = entity && metadata.find(entity)?.properties;
      const missing = properties.find((name) => !known || !(name in known));
      if (missing !== undefined)
        throw new Error(
          `${String(type)}.${field.name} depends on ${missing}, which ${entity?.name} does not have. Correct its @DependsOn`,
        );
    }
}
