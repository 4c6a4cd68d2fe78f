import type { Download } from '#rest/downloads';
import type { Json } from '#rest/openapi/components';
import { referToErrors } from '#rest/openapi/error-responses';
import { getTag } from '#rest/openapi/tags';

/** The operation object of a file that is made on request. */
export function describeDownload(
  name: string,
  { path, summary, contentType, audiences, tokenScope, query }: Download,
): Json {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => ({
    name: parameter,
    in: 'path',
    required: true,
    description: 'Identifier',
    schema: { type: 'string', format: 'uuid' },
  }));
  const inQuery = query.map(({ name: parameter, description, format, isRequired = false }) => ({
    name: parameter,
    in: 'query',
    required: isRequired,
    description,
    schema: { type: 'string', ...(format && { format }) },
  }));
  const header = { description: 'That it is downloaded, and its file name', schema: { type: 'string' } };
  return {
    operationId: name,
    tags: [getTag(path)],
    summary,
    description: `For: ${audiences.join(', ')}. An access token needs the permission \`${tokenScope}\`.`,
    security: [{ session: [] }, { accessToken: [] }],
    parameters: [...inPath, ...inQuery],
    responses: {
      200: {
        description: 'The file',
        headers: { 'Content-Disposition': header },
        content: { [contentType]: { schema: { type: 'string', contentMediaType: contentType } } },
      },
      ...referToErrors([400, 401, 403, 404, 429, 500, 503]),
    },
  };
}
