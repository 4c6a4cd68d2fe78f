import { useCallback } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { request } from 'kit/request';
import { useSession } from 'kit/session';
import { mockNetwork, errorReply, signedOutReply, type MockResponse, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import {
  SessionsDocument,
  type SessionsQuery,
  EndSessionDocument,
  EndOtherSessionsDocument,
} from '#account/gql/graphql.ts';
import { useAsyncData } from '../../data/use-async-data.ts';
import { SessionsSection } from './sessions-section.tsx';

const sessionTimes = {
  startedAt: '2026-01-05T09:00:00.000Z',
  lastSeenAt: '2026-01-06T10:30:00.000Z',
  address: '192.0.2.7',
};
const here = { ...sessionTimes, id: 's1', userAgent: 'Firefox on Linux', isCurrent: true };
const phone = { ...sessionTimes, id: 's2', userAgent: 'Safari on iOS', isCurrent: false };
const unknown = { ...sessionTimes, id: 's3', userAgent: null, address: null, isCurrent: false };
const list = (...sessions: SessionsQuery['sessions']): MockResponse => replyTo(SessionsDocument, { sessions });

function Section() {
  const ask = useCallback(async () => (await request(SessionsDocument)).sessions, []);
  return <SessionsSection sessions={useAsyncData(ask)} />;
}

function SignedIn() {
  const { viewer, loading } = useSession();
  if (loading) return null;
  return viewer ? <Section /> : <p>No one is in</p>;
}

function open(first: MockResponse | (() => Promise<MockResponse>), more: Record<string, MockResponse> = {}) {
  const net = mockNetwork({ Viewer: viewerReply(people.client), Sessions: first, ...more });
  renderInPage(<SignedIn />);
  return net;
}

const rows = async () => within(await screen.findByRole('list', { name: 'Open sessions' })).getAllByRole('listitem');
const button = (name: string) => screen.findByRole('button', { name });

test('a skeleton is shown while the sessions load', async () => {
  open(() => new Promise(() => undefined));
  expect(await screen.findByRole('status', { name: 'Loading your sessions' })).toHaveAttribute('aria-busy', 'true');
});

test('each session shows its browser, IP address and times, and the current one is marked', async () => {
  open(list(here, phone, unknown));
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent('Firefox on LinuxThis session192.0.2.7 · started');
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent(/^Safari on iOS192\.0\.2\.7 · started .+ · last seen /);
  expect(third).toHaveTextContent(/^Unknown browserstarted /);
  const seen = (second as HTMLElement).querySelector('time[datetime="2026-01-06T10:30:00.000Z"]');
  expect(seen).toHaveAttribute('title', expect.stringContaining('January 6, 2026'));
});

test('with a single session, the list says that there are no others', async () => {
  open(list(here));
  await rows();
  expect(screen.getByText(/You aren.t signed in anywhere else\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
});

test('an ended session leaves the list, and the focus stays there', async () => {
  const { sent, answers } = open(list(here, phone, unknown), {
    EndSession: replyTo(EndSessionDocument, { endSession: 's2' }),
  });
  const end = await button('End the session of Safari on iOS');
  answers.Sessions = list(here, unknown);
  await userEvent.click(end);
  expect(await within(screen.getByRole('status')).findByText('Session ended')).toBeInTheDocument();
  expect(await rows()).toHaveLength(2);
  expect(sent.find(({ operation }) => operation === 'EndSession')?.variables).toEqual({ id: 's2' });
  expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Open sessions' }));
});

test('all other sessions are ended at once', async () => {
  const { answers } = open(list(here, phone), {
    EndOtherSessions: replyTo(EndOtherSessionsDocument, { endOtherSessions: true }),
  });
  const end = await button('End all other sessions');
  answers.Sessions = list(here);
  await userEvent.click(end);
  expect(await screen.findByText('Other sessions ended')).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
});

test('a session that had already ended shows a toast, and the list is refetched', async () => {
  const { answers } = open(list(here, phone), { EndSession: errorReply('NOT_FOUND', 'There is no such session') });
  const end = await button('End the session of Safari on iOS');
  answers.Sessions = list(here);
  await userEvent.click(end);
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText("Couldn't end the session")).toBeInTheDocument();
  expect(within(alert).getByText('There is no such session')).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
});

test('a list that failed to load has a retry', async () => {
  const { answers } = open(errorReply('UNAVAILABLE', 'The database is not available'));
  expect(await screen.findByText("Couldn't load your sessions")).toBeInTheDocument();
  expect(screen.getByText('The database is not available')).toBeInTheDocument();
  answers.Sessions = list(here);
  await userEvent.click(await button('Retry'));
  expect(await rows()).toHaveLength(1);
});

test('a person signed out elsewhere is signed out here at the next action', async () => {
  open(list(here, phone), { EndSession: signedOutReply });
  await userEvent.click(await button('End the session of Safari on iOS'));
  expect(await screen.findByText('No one is in')).toBeInTheDocument();
  expect(screen.queryByText("Couldn't end the session")).not.toBeInTheDocument();
});
