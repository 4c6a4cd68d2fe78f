import type { RemoteRow } from 'kit/contract';
import { loadContainer } from './load-container.ts';

const rowAt = (entry: string, integrity = 'sha384-abc'): RemoteRow => ({
  name: 'mfe-site',
  version: '1.0.0',
  entry,
  integrity,
  ahead: [],
});
const brings = { portal: { routes: [], nav: [] } };
const shared = { react: {} };
const page = globalThis as Record<string, unknown>;

/** The entry's script element, once it is on the page. */
async function getScript(entry: string) {
  await Promise.resolve();
  return document.head.querySelector<HTMLScriptElement>(`script[src="${entry}"]`);
}

/** Runs the entry as the browser would: it registers its container on the page. */
async function run(entry: string, container?: object) {
  page['mfe_site'] = container;
  (await getScript(entry))?.dispatchEvent(new Event('load'));
}

const container = () => ({ init: jest.fn(), get: jest.fn(async () => () => brings) });

beforeEach(() => {
  page['__webpack_init_sharing__'] = async () => undefined;
  page['__webpack_share_scopes__'] = { default: shared };
});
afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['mfe_site', '__webpack_init_sharing__', '__webpack_share_scopes__']) delete page[name];
});

test("the browser checks the script against the registry's integrity hash", async () => {
  const loading = loadContainer('mfe_site', rowAt('/checked.js', 'sha384-checked'));
  expect(await getScript('/checked.js')).toHaveProperty('integrity', 'sha384-checked');
  const brought = container();
  await run('/checked.js', brought);
  await expect(loading).resolves.toBe(brings);
  expect(brought.init).toHaveBeenCalledWith(shared);
  expect(brought.get).toHaveBeenCalledWith('./portal');
});

test('a remote that is requested twice runs its script once', async () => {
  const both = [loadContainer('mfe_site', rowAt('/once.js')), loadContainer('mfe_site', rowAt('/once.js'))];
  await getScript('/once.js');
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  const brought = container();
  await run('/once.js', brought);
  await expect(Promise.all(both)).resolves.toEqual([brings, brings]);
  expect(brought.init).toHaveBeenCalledTimes(1);
});

test('a script that fails to load is a missing portal, and the next visit fetches it again', async () => {
  const failed = expect(loadContainer('mfe_site', rowAt('/gone.js'))).rejects.toMatchObject({ kind: 'missing' });
  const script = await getScript('/gone.js');
  script?.dispatchEvent(new Event('error'));
  await failed;
  expect(script).not.toBeNull();
  expect(script?.isConnected).toBe(false);
  const loading = loadContainer('mfe_site', rowAt('/gone.js'));
  await run('/gone.js', container());
  await expect(loading).resolves.toBe(brings);
});

test('a script that registers no container has failed', async () => {
  const failed = expect(loadContainer('mfe_site', rowAt('/empty.js'))).rejects.toThrow('/empty.js does not provide');
  await run('/empty.js');
  await failed;
});
