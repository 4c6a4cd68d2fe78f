import { expect, test } from '@jest/globals';
import { type GraphQLNamedType, isInputObjectType, isObjectType, isSpecifiedScalarType } from 'graphql';
import { createSchema } from '#schema';

const schema = createSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

interface Described {
  name: string;
  description?: string | null;
}

/** Everything shown in the playground, by path. */
function getPlaces(type: GraphQLNamedType): Described[] {
  const self = roots.some((root) => root === type) ? [] : [type];
  if (!isObjectType(type) && !isInputObjectType(type)) return self;
  const fields = Object.values(type.getFields());
  return [
    ...self,
    ...fields.map((field) => ({ ...field, name: `${type.name}.${field.name}` })),
    ...fields.flatMap((field) =>
      'args' in field
        ? field.args.map((arg: Described) => ({ ...arg, name: `${type.name}.${field.name}(${arg.name})` }))
        : [],
    ),
  ];
}

test('every type, field and argument has a description', () => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const silent = types.flatMap(getPlaces).filter(({ description }) => !description);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('the schema says where the format of dates is specified', () => {
  expect(schema.getType('DateTime')).toMatchObject({ specifiedByURL: expect.stringMatching(/^https:\/\/scalars\./) });
});
