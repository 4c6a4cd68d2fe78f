import semver from 'semver';
import type { RemoteManifest } from 'rules/releases';
import type { ReleaseProblem } from '#releases/contract/release-problem';
import type { ShellManifest } from '#remotes/manifest';

/** Every shared module that a build requires must be provided by the shell in a matching version. */
export function checkShared(takes: RemoteManifest['takes'], provides: ShellManifest['provides']): ReleaseProblem[] {
  return Object.entries(takes).flatMap(([module, range]) => {
    const provided = findProvidedVersion(provides, module);
    const code = 'shared_module' as const;
    const [library] = module.split('/');
    if (provided === undefined)
      return {
        code,
        where: module,
        message: `${module} ${range} is required, and the shell does not share it`,
        mend: `Deploy the shell that shares ${module} first, or remove the dependency`,
      };
    if (semver.satisfies(provided, range)) return [];
    const message = `${module} ${range} is required, and the shell has ${provided}`;
    return { code, where: module, message, mend: `Deploy the shell first, or build against ${library} ${provided}` };
  });
}

/** A name that ends in a slash matches every module below it. */
function findProvidedVersion(provides: ShellManifest['provides'], module: string): string | undefined {
  if (Object.hasOwn(provides, module)) return provides[module];
  const prefix = Object.keys(provides).find((name) => name.endsWith('/') && module.startsWith(name));
  return prefix === undefined ? undefined : provides[prefix];
}
