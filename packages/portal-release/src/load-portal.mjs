import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { pageGlobals } from './page-globals.mjs';
import { standIn } from './stand-in.mjs';

const timeout = 5000;

/** Loads a build as the shell does, and gives its module `./portal`: the entry, the files that come with it, what the page shares. */
export async function loadPortal({ remote, folder, manifest }) {
  const page = vm.createContext(pageGlobals(`http://localhost/${manifest.entry}`));
  for (const name of ['self', 'window', 'top', 'parent']) page[name] = vm.runInContext('globalThis', page);
  const run = (file) =>
    vm.runInContext(readFileSync(path.join(folder, file), 'utf8'), page, { filename: file, timeout });
  for (const file of [manifest.entry, ...manifest.ahead]) run(file);
  const container = vm.runInContext(`globalThis[${JSON.stringify(remote.replaceAll('-', '_'))}]`, page);
  if (!container) throw new Error(`${manifest.entry} does not bring ${remote}`);
  await container.init(sharedBy(manifest.takes));
  const factory = await container.get('./portal');
  return factory();
}

/** The share scope of a page that has everything that is asked for. */
const sharedBy = (takes) =>
  Object.fromEntries(
    Object.entries(takes).map(([module, range]) => {
      const version = range.replace(/^[^\d]*/, '');
      return [module, { [version]: { get: async () => () => standIn(), loaded: 1, eager: true, from: 'shell' } }];
    }),
  );
