import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { submitEnquiry, createVisitorEmail } from '#test/enquiries';
import { subscribeTo } from '#test/socket';

interface LeadEvent {
  leadChanged: { id: string; contactEmail: string; status: string; enquiry: object | null };
}
const changed = 'subscription { leadChanged { id contactEmail status notes enquiry { reviewStartedAt answeredAt } } }';
const create = 'mutation ($input: CreateLeadInput!) { createLead(input: $input) { id } }';
const update = 'mutation ($id: ID!, $input: UpdateLeadInput!) { updateLead(id: $id, input: $input) { id } }';
const form = { companyName: 'Tram Museum', contactName: 'Helga Stein', contactEmail: 'helga@museum.test' };

let app: TestApp;
let sales: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  sales = await signInAs(app, await app.make.user({ role: 'contractor', contractorRole: 'sales' }));
  admin = await signInAs(app, await app.make.user({ role: 'admin' }));
});
afterAll(() => app.stop());

/** The first event that a follower receives while something happens. */
async function heardBy(client: TestClient, happens: () => Promise<unknown>) {
  const { socket, next } = await subscribeTo<LeadEvent>(client, changed);
  await happens();
  const { value } = await next();
  await socket.dispose();
  return value?.data?.leadChanged as LeadEvent['leadChanged'];
}

test('sales and administrators receive a lead created by an enquiry, its review and its reply', async () => {
  const visitor = createVisitorEmail();
  const made = await heardBy(sales, () => submitEnquiry(app, visitor));
  expect(made).toMatchObject({ contactEmail: visitor, status: 'new', enquiry: { reviewStartedAt: null } });
  const review = 'mutation ($id: ID!) { startEnquiryReview(leadId: $id) { id } }';
  const reviewed = await heardBy(admin, () => sales.graphql(review, { id: made.id }));
  expect(reviewed).toMatchObject({ id: made.id, enquiry: { reviewStartedAt: expect.any(String), answeredAt: null } });
  const answered = await heardBy(sales, () => admin.graphql(update, { id: made.id, input: { status: 'contacted' } }));
  expect(answered).toMatchObject({ status: 'contacted', enquiry: { answeredAt: expect.any(String) } });
});

test('a lead entered by hand is published, and so are its notes', async () => {
  const made = await heardBy(admin, () => sales.graphql(create, { input: form }));
  expect(made).toMatchObject({ contactEmail: form.contactEmail, status: 'new', enquiry: null });
  const noted = await heardBy(admin, () => sales.graphql(update, { id: made.id, input: { notes: 'Call on Monday' } }));
  expect(noted).toMatchObject({ id: made.id, notes: 'Call on Monday' });
});

test('no one else can subscribe', async () => {
  const strangers = [await app.make.user(), await app.make.user({ role: 'contractor', contractorRole: 'developer' })];
  for (const stranger of strangers) {
    const { socket, next } = await subscribeTo(await signInAs(app, stranger), changed);
    const { value } = await next().catch((errors: unknown) => ({ value: { errors } }));
    expect(value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    await socket.dispose();
  }
});
