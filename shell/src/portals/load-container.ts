import { PortalFault } from './portal-fault.ts';

/** What a remote's entry leaves on the page: module federation's own protocol, the same for every bundler that speaks it. */
interface Container {
  /** Takes what the page shares. The same scope a second time is no fault. */
  init(shared: unknown): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/* The bundler's own: what this build shares, by scope. */
declare function __webpack_init_sharing__(scope: string): Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

const containers = new Map<string, Promise<Container>>();

/** The container at an address: its script is fetched once, and again if that failed. */
export async function loadContainer(name: string, entry: string, integrity: string): Promise<Container> {
  const known = containers.get(entry) ?? open(name, entry, integrity);
  containers.set(entry, known);
  try {
    return await known;
  } catch (error) {
    containers.delete(entry);
    throw error;
  }
}

async function open(name: string, entry: string, integrity: string): Promise<Container> {
  await Promise.all([runScript(entry, integrity), __webpack_init_sharing__('default')]);
  const container = (globalThis as Record<string, unknown>)[name] as Container | undefined;
  if (!container) throw new Error(`${entry} does not bring ${name}`);
  await container.init(__webpack_share_scopes__.default);
  return container;
}

function runScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.integrity = integrity;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new PortalFault('missing', `${src} could not be loaded`));
    });
    document.head.append(script);
  });
}
