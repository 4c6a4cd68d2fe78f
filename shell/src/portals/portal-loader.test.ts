import type { Portal } from 'kit/contract';
import { PortalFault } from './portal-fault.ts';
import { createPortalLoader } from './portal-loader.ts';

const portal: Portal = { routes: [], nav: [] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a portal is fetched once, however often it is asked for', async () => {
  const fetchPortal = jest.fn(async () => portal);
  const loader = createPortalLoader(fetchPortal);
  void loader.prefetch('mfe_client');
  void loader.prefetch('mfe_client');
  await expect(loader.load('mfe_client')).resolves.toBe(portal);
  expect(fetchPortal).toHaveBeenCalledTimes(1);
  expect(loader.getLoaded('mfe_client')).toBe(portal);
});

test('a portal that does not answer within ten seconds has failed', async () => {
  const loader = createPortalLoader(() => new Promise(() => undefined));
  const loading = expect(loader.load('mfe_client')).rejects.toThrow("mfe_client didn't respond within 10 seconds");
  jest.advanceTimersByTime(10_000);
  await loading;
});

test('a failed try stays failed until it is given up, and the next one looks the remote up anew', async () => {
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

test('a prefetch that failed unseen is tried again by the visit', async () => {
  const fetchPortal = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(portal);
  const loader = createPortalLoader(fetchPortal);
  void loader.prefetch('mfe_client');
  await jest.advanceTimersByTimeAsync(0);
  await expect(loader.load('mfe_client')).resolves.toBe(portal);
});

test('a conflict of versions that a prefetch met is told to the visit: nothing is run a second time', async () => {
  const conflict = 'Unsatisfied version 1.0.0 from shell of shared singleton module kit/router (required ^2.0.0)';
  const fetchPortal = jest.fn().mockRejectedValueOnce(new Error(conflict)).mockResolvedValue(portal);
  const loader = createPortalLoader(fetchPortal);
  void loader.prefetch('mfe_client');
  await jest.advanceTimersByTimeAsync(0);
  await expect(loader.load('mfe_client')).rejects.toThrow('It needs kit/router ^2.0.0, and the shell has 1.0.0');
  expect(fetchPortal).toHaveBeenCalledTimes(1);
});

test('a portal that failed after it was there is looked up anew', async () => {
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

test('when versions may have changed, the next portal is looked up anew, and those that are there stay', async () => {
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
  const kindOf = async (thrown: unknown) => {
    const loader = createPortalLoader(() => Promise.reject(thrown));
    return loader.load('mfe_client').then(
      () => undefined,
      (fault: PortalFault) => fault.kind,
    );
  };
  await expect(kindOf(new Error('its module throws'))).resolves.toBe('load');
  await expect(kindOf(new PortalFault('missing', 'not in the registry'))).resolves.toBe('missing');
  const waiting = createPortalLoader(() => new Promise(() => undefined)).load('mfe_client');
  const late = expect(waiting).rejects.toMatchObject({ kind: 'slow' });
  jest.advanceTimersByTime(10_000);
  await late;
});
