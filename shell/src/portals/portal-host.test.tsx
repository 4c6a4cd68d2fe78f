import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, use, useLayoutEffect, useState } from 'react';
import type { Portal } from 'kit/contract';
import { mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { ReportPortalFaultDocument } from '#tab/gql/graphql.ts';
import { renderLoopEvent } from '../page/commit-hook.ts';
import { fetchTestPortal, openPage } from '../testing/open-page.tsx';
import type { FetchPortal } from './portal-loader.ts';

const card = 'Client portal is unavailable right now';
const client = (Screen: () => ReactNode): Portal => ({
  routes: [{ path: '/client', title: 'Dashboard', Screen }],
  nav: [],
});

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Opens the client portal with this screen. Returns the reports that the server received. */
async function openClient(Screen: () => ReactNode) {
  const { sent } = mockNetwork({
    Viewer: viewerReply(people.client),
    ReportPortalFault: replyTo(ReportPortalFaultDocument, { reportPortalFault: true }),
  });
  const fetchPortal: FetchPortal = async (remote, again) =>
    remote === 'mfe_client' ? client(Screen) : fetchTestPortal(remote, again);
  // React logs errors that a boundary has caught; the shell's own root makes them warnings.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => openPage('/client', fetchPortal));
  const getReports = () =>
    sent
      .filter(({ operation }) => operation === 'ReportPortalFault')
      .map(({ variables }) => variables.input as { kind: string; message: string });
  return { getReports };
}

test('a screen that throws shows the card and is reported once; Retry shows it again when it works', async () => {
  let isBroken = true;
  const { getReports } = await openClient(() => {
    if (isBroken) throw new Error('broken');
    return <h1>Client dashboard</h1>;
  });
  expect(await screen.findByText(card)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '10x Labs' })).toBeInTheDocument();
  await waitFor(() =>
    expect(getReports()).toMatchObject([{ remote: 'mfe-client', kind: 'render', message: 'Error: broken' }]),
  );
  isBroken = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByText('Client dashboard')).toBeInTheDocument();
  expect(getReports()).toHaveLength(1);
});

test('leaving a broken portal and coming back loads it again', async () => {
  let isBroken = true;
  await openClient(() => {
    if (isBroken) throw new Error('broken');
    return <h1>Client dashboard</h1>;
  });
  await screen.findByText(card);
  isBroken = false;
  await act(async () => fireEvent.click(screen.getByRole('link', { name: '10x Labs' })));
  await act(async () => fireEvent.click(await screen.findByRole('link', { name: 'To the portal' })));
  expect(await screen.findByText('Client dashboard')).toBeInTheDocument();
});

test('an endless loop that React stops is reported as one', async () => {
  const { getReports } = await openClient(function Endless() {
    const [round, setRound] = useState(0);
    useLayoutEffect(() => setRound(round + 1), [round]);
    return <p>{round}</p>;
  });
  await screen.findByText(card);
  await waitFor(() => expect(getReports()).toMatchObject([{ kind: 'loop' }]));
});

test('a detected render loop replaces the portal with the card, once', async () => {
  const { getReports } = await openClient(() => <h1>Client dashboard</h1>);
  await screen.findByText('Client dashboard');
  const find = () => act(async () => void document.dispatchEvent(new Event(renderLoopEvent)));
  await find();
  await find();
  expect(screen.getByText(card)).toBeInTheDocument();
  expect(screen.queryByText('Client dashboard')).not.toBeInTheDocument();
  await waitFor(() => expect(getReports()).toMatchObject([{ kind: 'loop' }]));
  expect(warned).toHaveBeenCalledTimes(1);
});

test('a portal that suspends for more than ten seconds shows the card, and entered text is restored afterwards', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  let come: (text: string) => void = () => undefined;
  let answer: Promise<string> | undefined;
  const { getReports } = await openClient(function Form() {
    const [isAsking, ask] = useState(false);
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={() => ask(true)}>
          Ask
        </button>
        {isAsking && <p>{use((answer ??= new Promise((resolve) => (come = resolve))))}</p>}
      </>
    );
  });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Clara' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask' })));
  await act(async () => jest.advanceTimersByTimeAsync(9999));
  expect(screen.queryByText(card)).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(card)).toBeInTheDocument();
  await waitFor(() => expect(getReports()).toMatchObject([{ kind: 'slow' }]));
  await act(async () => come('Answered'));
  expect(screen.queryByText(card)).not.toBeInTheDocument();
  expect(screen.getByText('Answered')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Clara');
  jest.useRealTimers();
});
