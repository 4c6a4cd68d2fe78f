import path from 'node:path';
import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { readOperations } from './rspack-operations.ts';

/** What the shell says of a path: which remote has it, and who may open it. */
export interface PortalPath {
  path: string;
  below?: true;
  remote: string;
  audiences: readonly string[];
}

interface Described {
  /** Federation name, or `shell`. */
  name: string;
  dir: string;
  /** Where its GraphQL documents are. */
  documents: readonly string[];
  /** What the shell gives to remotes, by module; empty for a remote. */
  provides: Readonly<Record<string, string>>;
  /** The shell's table of paths. */
  portals?: readonly PortalPath[] | undefined;
}

/**
 * remote.json, or shell.json: what a build says of itself. Where its entry is, which files a page needs at once, what it takes
 * from the shell or gives to remotes, and every operation that it may send. What is published is checked against it.
 */
export const manifest = ({ name, dir, documents, provides, portals = [] }: Described) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () => {
        const isShell = name === 'shell';
        const entry = isShell ? /^js\/main\..*js$/ : /^remoteEntry\..*js$/;
        const content = {
          name: path.basename(dir),
          entry: Object.keys(compilation.assets).find((file) => entry.test(file)),
          ahead: scriptsOf(compilation, 'portal'),
          ...(isShell ? { provides, portals: portals.map(asPath) } : { takes: takenFromShell(compilation) }),
          operations: readOperations(documents),
        };
        const file = isShell ? 'shell.json' : 'remote.json';
        compilation.emitAsset(file, new rspack.sources.RawSource(`${JSON.stringify(content, null, 2)}\n`));
      });
    });
  },
});

const asPath = ({ path: at, below, remote, audiences }: PortalPath) => ({ path: at, below, remote, audiences });

const scriptsOf = (compilation: Compilation, chunk: string) =>
  (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));

/** Each shared module that the build really asks for, with the range that it needs: `consume shared module (default) kit/router@^1.0.0 …`. */
function takenFromShell(compilation: Compilation): Record<string, string> {
  const taken: Record<string, string> = {};
  for (const module of compilation.modules) {
    const [, name, range] = /^consume shared module \(default\) (.+?)@(\S+)/.exec(module.identifier()) ?? [];
    if (name && range) taken[name] = range;
  }
  return Object.fromEntries(Object.entries(taken).toSorted(([a], [b]) => a.localeCompare(b)));
}
