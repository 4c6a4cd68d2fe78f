import { PlainError } from './print.mjs';

/** What the server said no to, in its words. */
export class RefusedError extends PlainError {
  constructor({ message, extensions }) {
    super(message);
    this.code = extensions?.code;
    this.fields = extensions?.fields ?? {};
  }
}

const tries = 4;
const firstPause = 200;

/** The product that is released to, as the holder of a release key sees it. */
export function createReleaseClient(to, key) {
  const authorization = `Bearer ${key}`;
  return {
    to,
    /** Runs an operation and gives its one answer. */
    async ask(query, variables = {}) {
      const body = JSON.stringify({ query, variables });
      const headers = { 'Content-Type': 'application/json', authorization };
      const { status, text } = await send(to, '/graphql', { method: 'POST', headers, body });
      const { data, errors } = getBody(to, status, text);
      if (errors?.length > 0) throw refusal(to, errors[0]);
      return Object.values(data)[0];
    },
    /** The page that a browser gets. */
    page: async (path) => (await send(to, path, { headers: { Accept: 'text/html' } })).text,
    /** Sends one file of a version. Sending it again is no fault. */
    async put(path, bytes) {
      const headers = { 'Content-Type': 'application/octet-stream', authorization };
      const { status, text } = await send(to, path, { method: 'PUT', headers, body: bytes });
      if (status !== 204) throw new PlainError(`${path} was refused: ${getMessage(text) ?? `status ${status}`}`);
    },
  };
}

/** Tries again where the connection broke or the server is busy: what is sent can be sent twice. */
async function send(to, path, init, attempt = 1) {
  try {
    const response = await fetch(to + path, { ...init, redirect: 'manual' });
    const text = await response.text();
    if (![429, 502, 503, 504].includes(response.status) || attempt === tries) return { status: response.status, text };
  } catch (cause) {
    if (attempt === tries) {
      const reason = cause.cause?.code ?? cause.message;
      throw new PlainError(`${to} does not answer (${reason}): is the product running there? --to names another.`, {
        cause,
      });
    }
  }
  await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** (attempt - 1)));
  return send(to, path, init, attempt + 1);
}

function getBody(to, status, text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = `${to} answers, but not as this product does (status ${status}): is the address right?`;
    throw new PlainError(message, { cause });
  }
}

function getMessage(text) {
  try {
    return JSON.parse(text).message;
  } catch {
    return undefined; // something between here and the server answered
  }
}

function refusal(to, error) {
  if (error.extensions?.code !== 'UNAUTHENTICATED') return new RefusedError(error);
  return new PlainError(
    `The release key does not work at ${to}: it expired or was revoked, or its creator left. An administrator creates one at ${to}/admin/releases.`,
  );
}
