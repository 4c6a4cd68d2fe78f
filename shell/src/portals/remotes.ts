import type { PortalModule, RemoteRegistry } from 'kit/contract';
import { loadContainer } from './load-container.ts';
import type { FetchPortal } from './portal-loader.ts';
import { loadSharedKit } from './shared-kit.ts';

/** Fetches portals by module federation. Which remotes there are, the server's registry says, not this build. */
export function createRemotes(): FetchPortal {
  let registry: Promise<RemoteRegistry> | undefined;

  return async (remote, again) => {
    if (again) registry = undefined;
    registry ??= readRegistry(again);
    const row = (await registry.catch(forgetAndThrow))[remote];
    if (!row) throw new Error(`${remote} is not in the registry of portals`);
    // Only a head start: what fails here fails again where the remote asks for it, and is told there.
    if (needsApollo(remote)) void loadSharedKit().catch(() => undefined);
    const container = await loadContainer(remote, new URL(row.entry, location.href).href, row.integrity);
    const module = (await container.get('./portal'))() as PortalModule;
    return module.portal;
  };

  function forgetAndThrow(error: unknown): never {
    registry = undefined;
    throw error;
  }
}

/** Every portal but the public pages: their shared code is asked for beside the remote's own, not after it. */
const needsApollo = (remote: string) => remote !== 'mfe_marketing';

/** The server writes the registry into the page; a new try, and the development server, ask for it. */
async function readRegistry(again: boolean): Promise<RemoteRegistry> {
  const inlined = document.getElementById('remotes')?.textContent;
  if (inlined && !again) return JSON.parse(inlined) as RemoteRegistry;
  const response = await fetch('/remotes.json', { cache: again ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`The registry of portals answered ${response.status}`);
  return (await response.json()) as RemoteRegistry;
}
