import { GraphQLScalarType, type GraphQLScalarTypeConfig, GraphQLString } from 'graphql';
import { GraphQLDate, GraphQLDateTimeISO, GraphQLEmailAddress, GraphQLURL } from 'graphql-scalars';

/** UTC timestamps, such as 2026-11-21T09:30:00.000Z. */
export const DateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
});

export const EmailAddressScalar = createTextScalar(GraphQLEmailAddress.toConfig());

export const DateScalar = createTextScalar({
  ...GraphQLDate.toConfig(),
  specifiedByURL: 'https://ibm.github.io/graphql-specs/custom-scalars/date.html',
});

export const UrlScalar = createTextScalar({
  ...GraphQLURL.toConfig(),
  description: 'An absolute URL, as specified in RFC 3986.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3986#section-3',
});

export const UriReferenceScalar = createTextScalar({
  name: 'URIReference',
  description: 'A URL, or a path on this server for an uploaded file, as specified in RFC 3986.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3986#section-4.1',
  extensions: { jsonSchema: { type: 'string', format: 'uri-reference' } },
});

export const MoneyScalar = createTextScalar({
  name: 'Money',
  description: 'An amount of US dollars: a decimal number with two digits after the point, such as "2500.00".',
  specifiedByURL: 'https://www.w3.org/TR/xmlschema11-2/#decimal',
  extensions: { jsonSchema: { type: 'string', pattern: String.raw`^-?\d+\.\d{2}$`, examples: ['2500.00'] } },
});

/**
 * A format of text. Its values are read and written like other text: the rule of an input says at its field, in our words, what
 * is wrong with a value, where a scalar would refuse the whole request.
 */
function createTextScalar(config: Readonly<GraphQLScalarTypeConfig<unknown, unknown>>): GraphQLScalarType {
  const { serialize, parseValue, parseLiteral } = GraphQLString;
  return new GraphQLScalarType({ ...config, serialize, parseValue, parseLiteral });
}

interface ScalarExtensions {
  jsonSchema?: { type?: string };
}

/** Whether its values are text as they are, in JavaScript and in JSON. */
export const isTextScalar = ({ serialize }: GraphQLScalarType): boolean => serialize === GraphQLString.serialize;

/** The JSON schema of a scalar's values, with its format. */
export const getJsonSchema = ({ extensions }: GraphQLScalarType): ScalarExtensions['jsonSchema'] =>
  (extensions as ScalarExtensions).jsonSchema;
