import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { createPageGlobals } from './page-globals.mjs';
import { createModuleStub } from './module-stub.mjs';

const timeout = 5000;

/** Loads a build with the federation runtime, as the shell does. Returns its module `./portal`. */
export async function loadPortal({ remote, folder, manifest }) {
  const name = remote.replaceAll('-', '_');
  // The runtime identifies an entry by its address, so each build gets its own.
  const entry = `http://localhost/${randomUUID()}/${manifest.entry}`;
  const federation = createInstance({
    name: 'shell',
    remotes: [{ name, entry }],
    shared: sharedBy(manifest.takes),
    plugins: [
      provideRuntime(),
      { name: 'build', loadEntry: async () => getContainer({ name, entry, folder, manifest }) },
    ],
  });
  try {
    return await federation.loadRemote(`${name}/portal`);
  } finally {
    globalThis.__FEDERATION__.__INSTANCES__.length = 0;
  }
}

/** Runs the entry and its files on a page of their own. Returns the container. */
function getContainer({ name, entry, folder, manifest }) {
  const page = vm.createContext({
    ...createPageGlobals(entry),
    // The entry needs the runtime when it runs.
    _FEDERATION_RUNTIME_CORE: globalThis._FEDERATION_RUNTIME_CORE,
  });
  for (const self of ['self', 'window', 'top', 'parent']) page[self] = vm.runInContext('globalThis', page);
  for (const file of [manifest.entry, ...manifest.ahead])
    vm.runInContext(readFileSync(path.join(folder, file), 'utf8'), page, { filename: file, timeout });
  const container = page[name];
  if (!container) throw new Error(`${manifest.entry} does not provide ${name}`);
  return container;
}

/** Stubs for every module that the remote takes from the shell. */
const sharedBy = (takes) =>
  Object.fromEntries(
    Object.entries(takes).map(([module, range]) => {
      const version = range.replace(/^[^\d]*/, '');
      return [module, { version, lib: createModuleStub, shareConfig: { singleton: true, requiredVersion: range } }];
    }),
  );
