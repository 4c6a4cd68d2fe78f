import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { submitEnquiry, createVisitorEmail } from '#test/enquiries';

interface Waiting {
  enquiriesToAnswer: {
    edges: Array<{
      node: { id: string; contactEmail: string; enquiry: { replyDueAt: string; reviewedBy: object | null } };
    }>;
    pageInfo: { endCursor: string; hasNextPage: boolean };
  };
}
const waiting = `query ($first: Int!, $after: String) { enquiriesToAnswer(first: $first, after: $after) {
  edges { node { id contactEmail enquiry { replyDueAt reviewStartedAt answeredAt reviewedBy { firstName } } } }
  pageInfo { endCursor hasNextPage } } }`;

let app: TestApp;
let sales: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales', firstName: 'Selma' }));
});
afterAll(() => app.stop());

const list = async (first = 50, after?: string) =>
  (await sales.graphql<Waiting>(waiting, { first, after })).data.enquiriesToAnswer;

test('unanswered leads are listed in the order in which replies are due', async () => {
  await sales.send('POST', '/api/sales/leads', { companyName: 'A', contactName: 'B', contactEmail: 'a@b.test' });
  const visitors = Array.from({ length: 5 }, createVisitorEmail);
  for (const visitor of visitors) await submitEnquiry(app, visitor);
  const { edges } = await list();
  expect(edges.map(({ node }) => node.contactEmail)).toEqual(visitors);
  const due = edges.map(({ node }) => node.enquiry.replyDueAt);
  expect(due.toSorted()).toEqual(due);

  const [reviewed, answered] = edges.map(({ node }) => node.id);
  await sales.graphql('mutation ($id: ID!) { startEnquiryReview(leadId: $id) { id } }', { id: reviewed });
  await sales.graphql('mutation ($id: ID!) { updateLead(id: $id, input: { status: contacted }) { id } }', {
    id: answered,
  });
  const left = [visitors[0], ...visitors.slice(2)];
  const first = await list(2);
  const second = await list(2, first.pageInfo.endCursor);
  expect([...first.edges, ...second.edges].map(({ node }) => node.contactEmail)).toEqual(left);
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  expect(first.edges[0]?.node.enquiry).toMatchObject({
    reviewStartedAt: expect.any(String),
    answeredAt: null,
    reviewedBy: { firstName: 'Selma' },
  });
});

test('they are found by an index, however many have been answered', async () => {
  const database = new pg.Client(app.databaseUrl);
  await database.connect();
  await database.query('set enable_seqscan = off');
  const { rows } = await database.query(
    `explain select t.id from leads t where exists
       (select 1 from enquiries e where e.id = t.enquiry_id and e.answered_at is null) order by t.id limit 51`,
  );
  await database.end();
  expect(JSON.stringify(rows)).toContain('enquiries_to_answer');
});
