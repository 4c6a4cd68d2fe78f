import type { PortalModule, RemoteRow } from 'kit/contract';
import { PortalFault } from './portal-fault.ts';
import { initShareScope } from './share-scope.ts';

/**
 * The container that a remote's entry registers on the page: module federation's own protocol, the same for every bundler
 * that supports it.
 */
interface Container {
  /** Initializes the container with the page's share scope. Repeating it with the same scope is not an error. */
  init(shared: unknown): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

const containers = new Map<string, Promise<Container>>();

/** Loads a remote's module by the protocol alone: public pages don't load the federation runtime. */
export async function loadContainer(name: string, { entry, integrity }: RemoteRow): Promise<PortalModule> {
  const container = containers.get(entry) ?? open(name, entry, integrity);
  containers.set(entry, container);
  // Fetched once, and again if that failed.
  container.catch(() => containers.delete(entry));
  return (await (await container).get('./portal'))() as PortalModule;
}

async function open(name: string, entry: string, integrity: string): Promise<Container> {
  const [shared] = await Promise.all([initShareScope(), runScript(entry, integrity)]);
  const container = (globalThis as Record<string, unknown>)[name] as Container | undefined;
  if (!container) throw new Error(`${entry} does not provide ${name}`);
  await container.init(shared);
  return container;
}

function runScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, integrity, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new PortalFault('missing', `Failed to load ${src}`));
    });
    document.head.append(script);
  });
}
