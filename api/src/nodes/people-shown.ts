import type { EntityClass, EntityManager } from '@mikro-orm/core';
import { getNamedType, type GraphQLSchema, isObjectType } from 'graphql';
import type { Viewer } from '#access/viewer';
import { getShownWhere } from '#db/conditional-field';
import type { Where } from '#db/where';
import { domains } from '#domains';

/** A field that shows a person, and the condition of its reads. */
interface PersonField {
  type: string;
  entity: EntityClass<object>;
  name: string;
  visible: (viewer: Viewer | null) => object;
}

/** Every field of a node that is a person: what may be read decides who sees them. */
export function listPersonFields(schema: GraphQLSchema): PersonField[] {
  return domains.flatMap(({ nodes = {} }) =>
    Object.entries(nodes).flatMap(([type, { entity, visible }]) => {
      const object = schema.getType(type);
      if (!isObjectType(object)) return [];
      const fields = Object.values(object.getFields()).filter((field) => getNamedType(field.type).name === 'User');
      return fields.map((field) => ({
        type,
        entity,
        name: field.name,
        visible: (viewer: Viewer | null) => ({ $and: [visible(viewer), getShownWhere(field)?.(viewer) ?? {}] }),
      }));
    }),
  );
}

/** Whether a viewer sees a person: their account, in a list of people, or in anything that the viewer can read. */
export function createPersonCheck(schema: GraphQLSchema) {
  const fields = listPersonFields(schema);
  const account = domains.flatMap(({ nodes }) => nodes?.User ?? [])[0];
  if (!account) throw new Error('No domain has the accounts');
  const lists = [account.visible, ...domains.flatMap(({ listedPeople }) => listedPeople ?? [])];
  const has = async (em: EntityManager, entity: EntityClass<object>, where: object) =>
    (await em.findOne(entity, where as Where<object>, { fields: ['id'] as never })) !== null;
  return async ({ em, viewer }: { em: EntityManager; viewer: Viewer | null }, id: string): Promise<boolean> => {
    for (const listed of lists) if (await has(em, account.entity, { $and: [{ id }, listed(viewer)] })) return true;
    for (const { entity, name, visible } of fields)
      if (await has(em, entity, { $and: [{ [name]: id }, visible(viewer)] })) return true;
    return false;
  };
}
