import type { RemoteRegistry } from 'kit/contract';
import type { PortalRow } from 'rules/portal-rows';

let rows: readonly PortalRow[] | undefined;
let cachedRegistry: Promise<RemoteRegistry> | undefined;
let pending: Promise<RemoteRegistry> | undefined;
let remotes: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** The rows that releases have registered, as this tab knows them: the server has written them into the page. */
export function getRegisteredPortals(): readonly PortalRow[] {
  if (rows === undefined) applyRegistry(readInlinedRegistry() ?? {});
  return rows ?? [];
}

/** Which remotes the server served when it was last asked, as in mfe-client. */
export function getServedRemotes(): ReadonlySet<string> {
  getRegisteredPortals();
  return remotes;
}

export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined in development, and where there is no page. */
function readInlinedRegistry(): RemoteRegistry | undefined {
  const text = globalThis.document?.querySelector('#remotes')?.textContent;
  return text ? (JSON.parse(text) as RemoteRegistry) : undefined;
}

/** The registry as this tab knows it: the server has written it into the page. The development server is asked for it. */
export function getRegistry(): Promise<RemoteRegistry> {
  const inlined = cachedRegistry ? undefined : readInlinedRegistry();
  if (inlined) cachedRegistry = Promise.resolve(inlined);
  return cachedRegistry ?? fetchRegistry('default');
}

/** Asks the server for the registry as it is now. */
export function fetchRegistry(cache: RequestCache = 'reload'): Promise<RemoteRegistry> {
  const request = requestRegistry(cache);
  const before = cachedRegistry;
  cachedRegistry = request;
  pending = request;
  // What was known stays, where the server does not answer.
  request
    .catch(() => {
      if (cachedRegistry === request) cachedRegistry = before;
    })
    .finally(() => {
      if (pending === request) pending = undefined;
    });
  return request;
}

/** The same for a portal that is about to be loaded: a request that is on its way already is enough. */
export const getFreshRegistry = (): Promise<RemoteRegistry> => pending ?? fetchRegistry();

async function requestRegistry(cache: RequestCache): Promise<RemoteRegistry> {
  const response = await fetch('/remotes.json', { cache });
  if (!response.ok) throw new Error(`The registry responded with ${response.status}`);
  const registry = (await response.json()) as RemoteRegistry;
  applyRegistry(registry);
  return registry;
}

function applyRegistry(registry: RemoteRegistry): void {
  const next = Object.entries(registry).flatMap(([remote, { portals = [] }]) =>
    portals.map((row): PortalRow => ({ ...row, remote })),
  );
  remotes = new Set(Object.values(registry).map(({ name }) => name));
  // The same rows stay the same object: nothing is rendered anew.
  if (rows !== undefined && JSON.stringify(next) === JSON.stringify(rows)) return;
  const isFirst = rows === undefined;
  rows = next;
  if (!isFirst) for (const listener of listeners) listener();
}
