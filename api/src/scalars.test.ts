import { describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import { findRuleErrors } from '#access/rules';
import { getJsonSchema, isTextScalar } from '#scalars';
import { createSchema } from '#schema';

const types = Object.values(createSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const scalars = types.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type));
const formats = scalars.filter(isTextScalar);

/** The types of its fields, by name. */
const getFields = (type: GraphQLNamedType): Array<[name: string, type: GraphQLNamedType]> =>
  isObjectType(type) || isInputObjectType(type)
    ? Object.values(type.getFields()).map(({ name, type: ofField }) => [name, getNamedType(ofField as GraphQLType)])
    : [];

test.each(scalars.map((type) => [type.name, type] as const))('the schema says where %s is specified', (_name, type) => {
  expect(type.specifiedByURL).toMatch(/^https?:\/\//);
});

test('email addresses, days, amounts and URLs have a format of their own', () => {
  expect(formats.map(({ name }) => name).toSorted()).toEqual(['Date', 'EmailAddress', 'Money', 'URIReference', 'URL']);
  for (const format of formats) expect(getJsonSchema(format)).toMatchObject({ type: 'string' });
});

/** Named as a format is, but without it. */
const exceptions: Record<string, string> = {
  'SecurityEvent.email': 'as typed at a failed sign-in, so it may be anything',
  'LeadCandidateInput.contactEmail': 'compared while it is typed, so it may be anything',
};

test('no field that its name promises a format of is bare text', () => {
  const promising = /[eE]mail$|[uU](rl|RL)$|On$|^amount$|Fee$/;
  const bare = types.flatMap((type) =>
    getFields(type)
      .filter(([name, format]) => promising.test(name) && format.name === 'String')
      .map(([name]) => `${type.name}.${name}`),
  );
  expect(bare).toEqual(Object.keys(exceptions));
});

describe('inputs', () => {
  const places = types
    .filter(isInputObjectType)
    .flatMap((type) =>
      getFields(type).map(([name, format]) => [`${type.name}.${name}`, type.name, name, format] as const),
    )
    .filter(([, , , format]) => formats.some((each) => each === format));

  test.each(places)('the rule of %s says at the field what is wrong with a value', (_place, input, field) => {
    expect(findRuleErrors(input, { [field]: 'neither a day nor an address' })?.[field]).toMatch(/\S/);
  });

  test.each(formats.map((format) => [format.name, format] as const))('%s is text', (_name, format) => {
    expect(format.parseValue('what the rule decides about')).toBe('what the rule decides about');
    for (const value of [5, true, {}, ['text']]) expect(() => format.parseValue(value)).toThrow();
  });
});
