import { rspack, type Compilation, type Compiler } from '@rspack/core';
import type { DeclaredPortalRow, PortalRow } from 'rules/portal-rows';
import { readOperations } from './operations.ts';

interface Described {
  /** Federation name, or `shell`. */
  name: string;
  /** Where its GraphQL documents are. */
  documents: readonly string[];
  /** What the shell gives to remotes, by module; empty for a remote. */
  provides: Readonly<Record<string, string>>;
  /** The shell's route table, or the paths that a remote brings. */
  portals?: ReadonlyArray<DeclaredPortalRow | PortalRow> | undefined;
}

/**
 * remote.json, or shell.json: what a build says of itself. Where its entry is, which files a page needs at once, what it takes
 * from the shell or gives to remotes, and every operation that it may send. What is published is checked against it.
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

/** Without what only the shell's own code knows, such as where a sign-in leads. */
function toRow(row: DeclaredPortalRow | PortalRow) {
  const { path: at, below, title, audiences, waiting, hasLinks } = row;
  return { path: at, below, ...('remote' in row && { remote: row.remote }), title, audiences, waiting, hasLinks };
}

const getScripts = (compilation: Compilation, chunk: string) =>
  (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));

/** Each shared module that the build really asks for, with the range that it needs: `consume shared module (default) kit/router@^1.0.0 …`. */
function listConsumedModules(compilation: Compilation): Record<string, string> {
  const consumed: Record<string, string> = {};
  for (const module of compilation.modules) {
    const [, name, range] = /^consume shared module \(default\) (.+?)@(\S+)/.exec(module.identifier()) ?? [];
    if (name && range) consumed[name] = range;
  }
  return Object.fromEntries(Object.entries(consumed).toSorted(([a], [b]) => a.localeCompare(b)));
}
