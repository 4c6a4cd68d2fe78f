import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { PortalModule, RemoteRow } from 'kit/contract';
import { PortalFault } from './portal-fault.ts';
import { initShareScope } from './share-scope.ts';

/** The registry's rows of the requested remotes, by federation name. */
const rows = new Map<string, RemoteRow>();
const getManifestUrl = ({ entry }: RemoteRow) => new URL('mf-manifest.json', new URL(entry, location.href)).href;

/**
 * The registry is part of the page, so no manifest is fetched. An entry runs only if its integrity matches the registry:
 * https://www.w3.org/TR/sri-2/
 */
const registryPlugin: ModuleFederationRuntimePlugin = {
  name: 'registry',
  fetch(url) {
    const [name, row] = [...rows].find(([, each]) => getManifestUrl(each) === url) ?? [];
    return name && row ? Promise.resolve(Response.json(createManifest(name, row))) : undefined;
  },
  createScript({ url, remoteInfo }) {
    const integrity = remoteInfo && rows.get(remoteInfo.name)?.integrity;
    return Object.assign(document.createElement('script'), { src: url, async: true, ...(integrity && { integrity }) });
  },
};

/** The parts of a manifest that the runtime and its developer tools read. */
function createManifest(name: string, { version, entry }: RemoteRow) {
  const remoteEntry = { name: new URL(entry, location.href).pathname.split('/').at(-1), path: '', type: 'global' };
  const types = { path: '', name: '', zip: '', api: '' };
  const buildInfo = { buildVersion: version, buildName: name };
  const metaData = { name, globalName: name, type: 'app', publicPath: 'auto', buildInfo, remoteEntry, types };
  const exposed = { path: './portal', name: 'portal', id: `${name}:portal`, requires: [] };
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return { id: name, name, metaData, shared: [], remotes: [], exposes: [{ ...exposed, assets }] };
}

const host = initShareScope().then((scope) => {
  const shared = Object.entries(scope).map(([name, versions]) => [
    name,
    Object.entries(versions).map(([version, { get, eager }]) => ({
      version,
      get: async () => get(),
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}`, eager },
    })),
  ]);
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(shared),
    plugins: [provideRuntime(), registryPlugin],
  });
});

/** Loads the module of a remote. Throws a PortalFault if its entry can't be fetched. */
export async function loadFederated(name: string, row: RemoteRow): Promise<PortalModule> {
  const federation = await host;
  const known = rows.get(name);
  rows.set(name, row);
  if (known?.entry !== row.entry)
    federation.registerRemotes([{ name, entry: getManifestUrl(row) }], { force: known !== undefined });
  try {
    return (await federation.loadRemote<PortalModule>(`${name}/portal`)) as PortalModule;
  } catch (error) {
    if (!String(error).includes('ScriptNetworkError')) throw error;
    throw new PortalFault('missing', `Failed to load ${row.entry}`, { cause: error });
  }
}
