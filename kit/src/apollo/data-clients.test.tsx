import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { prefetch, getDataClient, KitApollo, useQuery } from '../apollo.ts';
import { useSession } from '../session.tsx';
import { mockNetwork, replyTo } from '../../test/network.ts';
import { people, viewerReply } from '../../test/people.ts';
import { renderInPage } from '../../test/render.tsx';

const document: TypedDocumentNode<{ secret: string }> = gql`
  query Secret {
    secret
  }
`;

function Portal() {
  const { data } = useQuery(document);
  return <p>{data?.secret ?? 'loading'}</p>;
}

/** A page with a link that prefetches on hover, and with the portal that it opens. */
function Page() {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!session.viewer) return <p>asking</p>;
  const point = () => prefetch(getDataClient(session)!.client, document);
  return (
    <>
      <button type="button" onPointerEnter={point} onClick={() => setOpen(!isOpen)}>
        Portal
      </button>
      <button type="button" onClick={() => session.adopt({ ...people.developer, id: 'u2' })}>
        Be another
      </button>
      {isOpen && (
        <KitApollo>
          <Portal />
        </KitApollo>
      )}
    </>
  );
}

function open() {
  let times = 0;
  const { sent } = mockNetwork({
    Viewer: viewerReply(people.client),
    Secret: () => replyTo(document, { secret: `answer ${(times += 1)}` }),
  });
  renderInPage(<Page />);
  return () => sent.filter(({ operation }) => operation === 'Secret').length;
}
const link = () => screen.findByRole('button', { name: 'Portal' });
const settle = () => act(async () => undefined);

test('prefetched data is there when the portal opens, and is fetched once', async () => {
  const countRequests = open();
  await userEvent.hover(await link());
  await settle();
  expect(countRequests()).toBe(1);
  await act(async () => (await link()).click());
  expect(screen.getByText('answer 1')).toBeInTheDocument();
  expect(countRequests()).toBe(1);
});

test('data that one person has read is not shown to the next person on the same page', async () => {
  open();
  await userEvent.hover(await link());
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Be another' }));
  await act(async () => (await link()).click());
  expect(screen.queryByText('answer 1')).not.toBeInTheDocument();
  expect(await screen.findByText('answer 2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Be another' }));
  expect(screen.getByText('answer 2')).toBeInTheDocument();
});

test('leaving a portal drops its data, and coming back reads it again', async () => {
  open();
  await userEvent.click(await link());
  expect(await screen.findByText('answer 1')).toBeInTheDocument();
  await userEvent.click(await link());
  await settle();
  await act(async () => (await link()).click());
  expect(await screen.findByText(/answer [23]/)).toBeInTheDocument();
  expect(screen.queryByText('answer 1')).not.toBeInTheDocument();
});

test('prefetched data that goes unused for ten seconds is fetched again', async () => {
  open();
  const place = await link();
  jest.useFakeTimers();
  try {
    await act(async () => place.dispatchEvent(new Event('pointerover', { bubbles: true })));
    await act(async () => jest.advanceTimersByTimeAsync(10_000));
    await act(async () => place.click());
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('answer 2')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
