import type { Portal } from 'kit/contract';
import { PortalFault } from './portal-fault.ts';
import { createPortalLoader } from './portal-loader.ts';

const portal: Portal = { routes: [], nav: [] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a portal is fetched once, however often it is requested', async () => {
  const fetchPortal = jest.fn(async () => portal);
  const loader = createPortalLoader(fetchPortal);
  void loader.prefetch('mfe_client');
  void loader.prefetch('mfe_client');
  await expect(loader.load('mfe_client')).resolves.toBe(portal);
  expect(fetchPortal).toHaveBeenCalledTimes(1);
  expect(loader.getLoaded('mfe_client')).toBe(portal);
});

test("a portal that doesn't respond within ten seconds has failed", async () => {
  const loader = createPortalLoader(() => new Promise(() => undefined));
  const loading = expect(loader.load('mfe_client')).rejects.toThrow("mfe_client didn't respond within 10 seconds");
  jest.advanceTimersByTime(10_000);
  await loading;
});

test('a failed load stays failed until it is reset, and the next one looks up the remote again', async () => {
  const fetchPortal = jest.fn((_remote: string, again: boolean) =>
    again ? Promise.resolve(portal) : Promise.reject(new Error('gone')),
  );
  const loader = createPortalLoader(fetchPortal);
  await expect(loader.load('mfe_client')).rejects.toThrow('gone');
  await expect(loader.load('mfe_client')).rejects.toThrow('gone');
  expect(fetchPortal).toHaveBeenCalledTimes(1);
  loader.reset('mfe_client');
  await expect(loader.load('mfe_client')).resolves.toBe(portal);
  expect(fetchPortal).toHaveBeenLastCalledWith('mfe_client', true);
});

test('a prefetch that failed unnoticed is retried by the visit', async () => {
  const fetchPortal = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(portal);
  const loader = createPortalLoader(fetchPortal);
  void loader.prefetch('mfe_client');
  await jest.advanceTimersByTimeAsync(0);
  await expect(loader.load('mfe_client')).resolves.toBe(portal);
});

test('a version conflict during a prefetch is reported on the visit: nothing runs a second time', async () => {
  const conflict = 'Unsatisfied version 1.0.0 from shell of shared singleton module kit/router (required ^2.0.0)';
  const fetchPortal = jest.fn().mockRejectedValueOnce(new Error(conflict)).mockResolvedValue(portal);
  const loader = createPortalLoader(fetchPortal);
  void loader.prefetch('mfe_client');
  await jest.advanceTimersByTimeAsync(0);
  await expect(loader.load('mfe_client')).rejects.toThrow('It needs kit/router ^2.0.0, and the shell has 1.0.0');
  expect(fetchPortal).toHaveBeenCalledTimes(1);
});

test('a portal that failed after loading is looked up again', async () => {
  const fetchPortal = jest.fn(async () => portal);
  const loader = createPortalLoader(fetchPortal);
  await loader.load('mfe_client');
  loader.reset('mfe_client');
  expect(loader.getLoaded('mfe_client')).toBeUndefined();
  await loader.load('mfe_client');
  expect(fetchPortal.mock.calls).toEqual([
    ['mfe_client', false],
    ['mfe_client', true],
  ]);
});

test('if versions may have changed, the next portal is looked up again, and loaded ones stay', async () => {
  const fetchPortal = jest.fn(async () => portal);
  const loader = createPortalLoader(fetchPortal);
  await loader.load('mfe_client');
  loader.invalidateRegistry();
  await loader.load('mfe_client');
  await loader.load('mfe_admin');
  await loader.load('mfe_sales');
  expect(fetchPortal.mock.calls).toEqual([
    ['mfe_client', false],
    ['mfe_admin', true],
    ['mfe_sales', false],
  ]);
});

test('every failure has its kind', async () => {
  const getKind = async (thrown: unknown) => {
    const loader = createPortalLoader(() => Promise.reject(thrown));
    return loader.load('mfe_client').then(
      () => undefined,
      (fault: PortalFault) => fault.kind,
    );
  };
  await expect(getKind(new Error('its module throws'))).resolves.toBe('load');
  await expect(getKind(new PortalFault('missing', 'not in the registry'))).resolves.toBe('missing');
  const waiting = createPortalLoader(() => new Promise(() => undefined)).load('mfe_client');
  const late = expect(waiting).rejects.toMatchObject({ kind: 'slow' });
  jest.advanceTimersByTime(10_000);
  await late;
});
