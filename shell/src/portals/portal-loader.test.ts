import type { Portal } from 'kit/contract';
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
  expect(loader.loaded('mfe_client')).toBe(portal);
});

test('a portal that does not answer within ten seconds has failed', async () => {
  const loader = createPortalLoader(() => new Promise(() => undefined));
  const loading = expect(loader.load('mfe_client')).rejects.toThrow('mfe_client did not answer within 10 seconds');
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
  loader.forgetFailure('mfe_client');
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

test('a portal that is there is not given up', async () => {
  const loader = createPortalLoader(async () => portal);
  await loader.load('mfe_client');
  loader.forgetFailure('mfe_client');
  expect(loader.loaded('mfe_client')).toBe(portal);
});
