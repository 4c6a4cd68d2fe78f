import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDataClient } from 'kit/apollo';
import { mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { EditedResourceDocument } from '#gql/graphql.ts';
import { countsReply, knowledgeReply, resource } from '../testing/knowledge.ts';
import { showHub } from '../testing/show-hub.tsx';
import { HubScreen } from './hub-screen.tsx';

const analyst = { Viewer: viewerReply(people.analyst) };
const offer = resource({ id: 'k1', title: 'Offer', isPublished: false });
const tabNames = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

test('the founder gets all tabs and a way back to the admin portal', async () => {
  showHub();
  expect(await tabNames()).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin');
});

test.each(['', '?tab=users', '?tab=knowledge'])('an analyst gets the Knowledge Hub tab alone at %s', async (search) => {
  const { sent } = showHub(search, { ...analyst, KnowledgeList: knowledgeReply([offer]) });
  expect(await tabNames()).toEqual(['Knowledge Hub']);
  expect(await screen.findByRole('row', { name: /Offer/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Back to Admin' })).not.toBeInTheDocument();
  expect(new Set(sent.map(({ operation }) => operation))).toEqual(
    new Set(['Viewer', 'KnowledgeCounts', 'KnowledgeList']),
  );
});

test('a link to a draft opens it, and closing it stays on the list of drafts', async () => {
  const search = '?tab=knowledge&status=draft';
  showHub(`${search}&resource=k1`, {
    ...analyst,
    EditedResource: replyTo(EditedResourceDocument, { knowledgeResource: null }),
    KnowledgeList: knowledgeReply([offer]),
  });
  expect(await screen.findByRole('dialog', { name: 'Edit Resource' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe(search));
});

test('for an analyst, only what they see is prefetched', async () => {
  const { sent } = mockNetwork({ KnowledgeCounts: countsReply(), KnowledgeList: knowledgeReply([offer]) });
  const viewer = people.analyst;
  const ignore = () => undefined;
  const session = { viewer, loading: false, error: null, refresh: async () => undefined, clear: ignore, adopt: ignore };
  const { client } = getDataClient(session)!;
  HubScreen.prefetchData(client, new URL('http://localhost/admin-dashboard'), viewer);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ operation }) => operation).toSorted()).toEqual(['KnowledgeCounts', 'KnowledgeList']);
});
