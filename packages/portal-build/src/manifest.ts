import { rspack, type Compilation, type Compiler } from '@rspack/core';
import type { DeclaredPortalRow, PortalRow } from 'rules/portal-rows';
import { readOperations } from './operations.ts';

interface Described {
  /** Federation name, or `shell`. */
  name: string;
  /** Folders with its GraphQL documents. */
  documents: readonly string[];
  /** Modules that the shell shares with remotes; empty for a remote. */
  provides: Readonly<Record<string, string>>;
  /** The shell's route table, or the paths that a remote declares. */
  portals?: ReadonlyArray<DeclaredPortalRow | PortalRow> | undefined;
}

/**
 * remote.json or shell.json, the manifest of a build: its entry, the files to preload, the modules that it takes from the shell or
 * shares with remotes, and every operation that it may send. Published files are checked against it.
 */
export const manifestPlugin = ({ name, documents, provides, portals = [] }: Described) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'manifest', stage }, () => {
        const isShell = name === 'shell';
        const entry = isShell ? /^js\/main\..*js$/ : /^remoteEntry\..*js$/;
        const content = {
          name: isShell ? name : name.replaceAll('_', '-'),
          entry: Object.keys(compilation.assets).find((file) => entry.test(file)),
          ahead: getScripts(compilation, 'portal'),
          ...(isShell ? { provides } : { takes: listConsumedModules(compilation) }),
          ...(portals.length > 0 && { portals: portals.map(toRow) }),
          operations: readOperations(documents),
        };
        const file = isShell ? 'shell.json' : 'remote.json';
        compilation.emitAsset(file, new rspack.sources.RawSource(`${JSON.stringify(content, null, 2)}\n`));
      });
    });
  },
});

/** Without the fields that only the shell's code uses, such as the target of a sign-in. */
function toRow(row: DeclaredPortalRow | PortalRow) {
  const { path: at, below, title, audiences, waiting, hasLinks } = row;
  return { path: at, below, ...('remote' in row && { remote: row.remote }), title, audiences, waiting, hasLinks };
}

const getScripts = (compilation: Compilation, chunk: string) =>
  (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));

/** Each shared module that the build consumes, with its version range: `consume shared module (default) kit/router@^1.0.0 …`. */
function listConsumedModules(compilation: Compilation): Record<string, string> {
  const consumed: Record<string, string> = {};
  for (const module of compilation.modules) {
    const [, name, range] = /^consume shared module \(default\) (.+?)@(\S+)/.exec(module.identifier()) ?? [];
    if (name && range) consumed[name] = range;
  }
  return Object.fromEntries(Object.entries(consumed).toSorted(([a], [b]) => a.localeCompare(b)));
}
