import { createHash } from 'node:crypto';
import type { Product } from './product.ts';

interface SmallRemote {
  name: string;
  path: string;
  title: string;
  audiences: string[];
  /** The text on its only screen. */
  heading: string;
}

/**
 * Releases a remote with one screen that isn't a package of the workspace, using only the release protocol. Returns its version.
 */
export async function releaseSmallRemote({ url, releaseKey }: Product, remote: SmallRemote): Promise<string> {
  const { name, path, title, audiences, heading } = remote;
  const script = toEntry(name, { path, title, heading });
  const entry = `remoteEntry.${toHash('sha256', script, 'hex').slice(0, 10)}.js`;
  const manifest = JSON.stringify({
    name,
    entry,
    ahead: [],
    takes: {},
    portals: [{ path, title, audiences }],
    operations: [],
    files: { [entry]: { integrity: `sha384-${toHash('sha384', script, 'base64')}`, size: script.length } },
  });
  const portal = { routes: [{ path, title, screen: 'component' }], nav: [], frame: 'none' };
  const authorization = `Bearer ${releaseKey}`;
  const ask = async (query: string, variables: object = {}) => {
    const headers = { 'content-type': 'application/json', authorization };
    const body = JSON.stringify({ query, variables });
    const { data, errors } = (await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json()) as {
      data: Record<string, never>;
      errors?: object[];
    };
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as never;
  };
  const { version, missing } = await ask(
    'mutation ($input: StageReleaseInput!) { stageRelease(input: $input) { version missing } }',
    { input: { manifest, portal } },
  );
  for (const file of missing as string[])
    await fetch(`${url}/remotes/${name}/${version}/${file}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization },
      body: script,
    });
  const remotes = (await ask('{ remotes { remote revision } }')) as Array<{ remote: string; revision: number }>;
  const revision = remotes.find((one) => one.remote === name)?.revision ?? 0;
  await ask('mutation ($input: PublishReleaseInput!) { publishRelease(input: $input) { remote } }', {
    input: { remote: name, version, revision },
  });
  return version;
}

const toHash = (algorithm: string, text: string, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(text).digest(encoding);

/** A module federation container that takes React from the page. */
const toEntry = (name: string, { path, title, heading }: Pick<SmallRemote, 'path' | 'title' | 'heading'>) => `
(() => {
  let shared;
  globalThis.${name.replaceAll('-', '_')} = {
    init: (scope) => void (shared = scope),
    get: async () => {
      const react = (await Object.values(shared.react)[0].get())();
      const Screen = () => react.createElement('h1', null, ${JSON.stringify(heading)});
      const route = { path: ${JSON.stringify(path)}, title: ${JSON.stringify(title)}, Screen };
      return () => ({ portal: { routes: [route], nav: [] } });
    },
  };
})();
`;
