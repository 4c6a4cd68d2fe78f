import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { createPageGlobals } from './page-globals.mjs';
import { createModuleStub } from './module-stub.mjs';

const timeout = 5000;

/** Loads a build as the shell does, by the federation runtime, and gives its module `./portal`. */
export async function loadPortal({ remote, folder, manifest }) {
  const name = remote.replaceAll('-', '_');
  // Builds of one process are never one another's: the runtime knows an entry by its address.
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

/** What the entry leaves on a page of its own, with the files that come with it. */
function getContainer({ name, entry, folder, manifest }) {
  const page = vm.createContext({
    ...createPageGlobals(entry),
    // An entry needs the runtime when it is run.
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
