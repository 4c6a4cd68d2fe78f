import type { EntityClass, EntityManager } from '@mikro-orm/core';
import { getNamedType, type GraphQLSchema, isObjectType } from 'graphql';
import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { getShownWhere } from '#db/conditional-field';
import type { Where } from '#db/where';
import { domains } from '#domains';
import { canOwnLeads } from '#leads/lead.access';
import { accountVisibleTo } from '#people/user.access';
import { User } from '#people/user.entity';
import type { CanSeePerson } from '#profile/find-profile-photo';

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

/** One's own account, and the lists of people: project managers assign every contractor, sales sees every client and owner of leads. */
const listedTo = (viewer: Viewer | null): Where<User> => ({
  $or: [
    accountVisibleTo(viewer),
    ...(isInAudience('pm', viewer) ? [{ role: 'contractor' as const }] : []),
    ...(isInAudience('sales', viewer) ? [{ role: 'client' as const }, canOwnLeads] : []),
  ],
});

/** Whether a viewer sees a person: in a list of people, or in anything that they can read. */
export function createPersonCheck(schema: GraphQLSchema): CanSeePerson {
  const fields = listPersonFields(schema);
  const has = async (em: EntityManager, entity: EntityClass<object>, where: object) =>
    (await em.findOne(entity, where as Where<object>, { fields: ['id'] as never })) !== null;
  return async ({ em, viewer }, id) => {
    if (await has(em, User, { $and: [{ id }, listedTo(viewer)] })) return true;
    for (const { entity, name, visible } of fields)
      if (await has(em, entity, { $and: [{ [name]: id }, visible(viewer)] })) return true;
    return false;
  };
}
