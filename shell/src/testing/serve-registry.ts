import type { RemoteRegistry } from 'kit/contract';
import type { DeclaredPortalRow } from 'rules/portal-rows';

/** Serves the registry in addition to the test's network mock. Returns the recorded requests and a way to change the registry. */
export function serveRegistry(portals: DeclaredPortalRow[]) {
  const network = jest.mocked(globalThis.fetch);
  const beside = network.getMockImplementation();
  const served = { portals, requestCount: 0 };
  network.mockImplementation(async (url, init) => {
    if (url !== '/remotes.json' && beside) return beside(url, init);
    served.requestCount += 1;
    return new Response(JSON.stringify(createRegistry(served.portals)));
  });
  return served;
}

const createRegistry = (portals: DeclaredPortalRow[]): RemoteRegistry => ({
  mfe_hiring: { name: 'mfe-hiring', version: '0123456789ab', entry: '/x.js', integrity: '', ahead: [], portals },
});
