import { act, fireEvent, screen } from '@testing-library/react';
import { claimVersion } from '../portals/loaded-parts.ts';
import { pollVersions } from './poll-versions.tsx';

const minute = 60_000;
const loaded = '0123456789ab';
const newer = 'ba9876543210';
const invalidateRegistry = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<script type="application/json" id="public-settings">{"shellVersion":"${loaded}"}</script>`;
  claimVersion('mfe_client', loaded);
  claimVersion('mfe_admin', 'dev');
});
afterEach(() => {
  act(() => stop());
  jest.useRealTimers();
});

function watch(now: Record<string, string>) {
  const ask = jest.fn(async () => new Map(Object.entries(now)));
  act(() => {
    stop = pollVersions({ invalidateRegistry }, ask);
  });
  return ask;
}

const pass = (minutes: number) => act(async () => jest.advanceTimersByTimeAsync(minutes * minute));
const notice = () => screen.queryByText('A new version is ready.');

test('it polls after five minutes and then every ten, for loaded parts with a version', async () => {
  const ask = watch({ shell: loaded, 'mfe-client': loaded });
  await pass(4);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask.mock.calls).toEqual([
    [
      [
        { part: 'shell', version: loaded },
        { part: 'mfe-client', version: loaded },
      ],
    ],
  ]);
  await pass(25);
  expect(ask).toHaveBeenCalledTimes(4);
  expect(notice()).not.toBeInTheDocument();
});

test('a newer version of a loaded part is offered in a status; of any other part it is used silently', async () => {
  const now: Record<string, string> = { shell: loaded, 'mfe-client': loaded, 'mfe-sales': newer };
  const ask = watch(now);
  invalidateRegistry.mockClear();
  await pass(5);
  expect(notice()).not.toBeInTheDocument();
  expect(invalidateRegistry).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue(new Map(Object.entries({ ...now, 'mfe-client': newer })));
  await pass(10);
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});

test('Later dismisses it for an hour', async () => {
  watch({ shell: newer });
  await pass(5);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(notice()).not.toBeInTheDocument();
  await pass(54);
  expect(notice()).not.toBeInTheDocument();
  await pass(11);
  expect(notice()).toBeInTheDocument();
});

test('it polls when the tab becomes visible after a minute, and not after a moment', async () => {
  const ask = watch({ shell: newer });
  const hidden = jest.spyOn(document, 'hidden', 'get');
  const hideFor = async (minutes: number) => {
    hidden.mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await pass(minutes);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
  };
  await hideFor(0.5);
  expect(ask).not.toHaveBeenCalled();
  await hideFor(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(notice()).toBeInTheDocument();
});

test('an unreachable server changes nothing, and a shell in development does not poll', async () => {
  const ask = watch({ shell: newer });
  ask.mockRejectedValueOnce(new Error('no network'));
  await pass(5);
  expect(notice()).not.toBeInTheDocument();
  document.body.querySelector('script')?.remove();
  await pass(10);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('if the served portals have changed, the registry is read again', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  watch({ shell: loaded, 'mfe-client': loaded, 'mfe-hiring': loaded });
  await pass(5);
  expect(fetched).toHaveBeenCalledWith('/remotes.json', { cache: 'reload' });
});
