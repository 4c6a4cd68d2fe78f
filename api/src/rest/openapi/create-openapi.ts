import type { DocumentNode, GraphQLSchema } from 'graphql';
import { brand } from 'rules/brand';
import { rootFieldAudiences } from '#access/audiences';
import { Components, type Json } from '#rest/openapi/components';
import { describeOperation } from '#rest/openapi/describe-operation';
import { describeDownload } from '#rest/openapi/describe-download';
import { createErrorResponses } from '#rest/openapi/error-responses';
import { tags } from '#rest/openapi/tags';
import { downloads } from '#rest/downloads';
import { routes } from '#rest/routes';

const description = `Each path with JSON runs one GraphQL operation: same session, same access, same validation. The others are files.

A list is a bare array of at most 500 items. If it takes \`after\` and goes on, \`Link\` has the address of the next ones. Values that are absent are
null. A known path with another method is 405 with \`Allow\`.`;

const toBracePath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** The OpenAPI 3.1 document of the REST table: every row, with the types of the schema and the rules of its inputs. */
export function createOpenApi(schema: GraphQLSchema, operations: Record<string, DocumentNode>): Json {
  const components = new Components();
  const responses = createErrorResponses(components);
  const rootFields = new Map(rootFieldAudiences().map((field) => [field.field, field]));
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const document = operations[route.operation];
    if (!document) throw new Error(`${route.path} names ${route.operation}, which is not in operations.graphql`);
    const path = toBracePath(route.path);
    const operation = describeOperation({ schema, route, document, components, rootFields });
    paths[path] = { ...paths[path], [route.method]: operation };
  }
  for (const [name, download] of Object.entries(downloads))
    paths[toBracePath(download.path)] = { get: describeDownload(name, download) };
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} Portals`,
      version: '1',
      description,
      contact: { name: brand.name },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: tags.map(({ name, description: about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: components.toSorted(),
      responses,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Behind TLS its name is `__Host-sid`' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal access token, created on the account page, with the permission that the operation names',
        },
      },
    },
  };
}
