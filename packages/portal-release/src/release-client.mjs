import { PlainError } from './print.mjs';

/** A refusal, with the server's message. */
export class RefusedError extends PlainError {
  constructor({ message, extensions }) {
    super(message);
    this.code = extensions?.code;
    this.fields = extensions?.fields ?? {};
  }
}

const tries = 4;
const firstPause = 200;

/** A client of the product's release API, with a release key. */
export function createReleaseClient(to, key) {
  const authorization = `Bearer ${key}`;
  return {
    to,
    /** Runs an operation with one root field and returns its value. */
    async ask(query, variables = {}) {
      const body = JSON.stringify({ query, variables });
      const headers = { 'Content-Type': 'application/json', authorization };
      const { status, text } = await send(to, '/graphql', { method: 'POST', headers, body });
      const { data, errors } = getBody(to, status, text);
      if (errors?.length > 0) throw refusal(to, errors[0]);
      return Object.values(data)[0];
    },
    /** Fetches the page that browsers get. */
    page: async (path) => (await send(to, path, { headers: { Accept: 'text/html' } })).text,
    /** Uploads a file of a version. Idempotent. */
    async put(path, bytes) {
      const headers = { 'Content-Type': 'application/octet-stream', authorization };
      const { status, text } = await send(to, path, { method: 'PUT', headers, body: bytes });
      if (status !== 204) throw new PlainError(`${path} was refused: ${getMessage(text) ?? `status ${status}`}`);
    },
  };
}

/** Retries after a broken connection or while the server is busy: all requests are idempotent. */
async function send(to, path, init, attempt = 1) {
  try {
    const response = await fetch(to + path, { ...init, redirect: 'manual' });
    const text = await response.text();
    if (![429, 502, 503, 504].includes(response.status) || attempt === tries) return { status: response.status, text };
  } catch (cause) {
    if (attempt === tries) {
      const reason = cause.cause?.code ?? cause.message;
      throw new PlainError(
        `Couldn't reach ${to} (${reason}). Check that the product is running there, or choose another address with --to.`,
        {
          cause,
        },
      );
    }
  }
  await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** (attempt - 1)));
  return send(to, path, init, attempt + 1);
}

function getBody(to, status, text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = `${to} responded with status ${status}, which isn't a response of this product. Check the address.`;
    throw new PlainError(message, { cause });
  }
}

function getMessage(text) {
  try {
    return JSON.parse(text).message;
  } catch {
    return undefined; // answered by something other than the server, such as a proxy
  }
}

function refusal(to, error) {
  if (error.extensions?.code !== 'UNAUTHENTICATED') return new RefusedError(error);
  return new PlainError(
    `The release key doesn't work at ${to}: it has expired or been revoked, or its creator was deactivated. An administrator can create a new one at ${to}/admin/releases.`,
  );
}
