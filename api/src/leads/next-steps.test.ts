import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { getAgencyDay } from '#agency-day';
import { startTestApp, type TestApp } from '#test/app';
import { eventually } from '#test/eventually';
import type { TestUser } from '#test/factories';
import { waitForAllMails } from '#test/outbox';
import { signInAs } from '#test/sign-in-as';

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client(app.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

const makeOwner = (contractorRole: 'sales' | 'developer' = 'sales') =>
  app.make.user({ role: 'contractor', contractorRole });
const getDay = (daysFromToday: number) =>
  new Date(Date.parse(`${getAgencyDay()}T12:00:00Z`) + daysFromToday * 24 * 60 * 60_000).toISOString().slice(0, 10);
const makeLead = (owner: TestUser, dueOn: string, columns: object = {}) =>
  app.make.lead(
    {},
    { company_name: 'Tram Museum', owner_id: owner.id, next_step: 'Call Helga', next_step_due_on: dueOn, ...columns },
  );

test('next steps that are due today or overdue need the attention of the owner, with a link to the lead', async () => {
  const owner = await makeOwner();
  await app.make.contractorProfile(owner);
  const overdue = await makeLead(owner, getDay(-3), { company_name: 'Late' });
  const today = await makeLead(owner, getDay(0), { company_name: 'Today' });
  await makeLead(owner, getDay(1));
  await makeLead(await makeOwner(), getDay(0));
  await app.make.lead(
    { status: 'lost' },
    { closed_at: new Date(), owner_id: owner.id, next_step: 'Nothing', next_step_due_on: getDay(0) },
  );
  const { data } = await (await signInAs(app, owner)).graphql('{ needsMe { total items { kind title detail path } } }');
  expect(data).toEqual({
    needsMe: {
      total: 2,
      items: [
        { kind: 'next_step', title: 'Late', detail: 'Call Helga', path: `/sales-portal?tab=leads&lead=${overdue.id}` },
        { kind: 'next_step', title: 'Today', detail: 'Call Helga', path: `/sales-portal?tab=leads&lead=${today.id}` },
      ],
    },
  });
});

/** Runs the job as its schedule does. */
async function runJob(): Promise<void> {
  await database.query("select graphile_worker.add_job('mailNextSteps')");
  await eventually(async () => {
    const { rows } = await database.query("select 1 from graphile_worker.jobs where task_identifier = 'mailNextSteps'");
    expect(rows).toEqual([]);
  });
}

test('the owner gets one mail on the due day, however often the job runs', async () => {
  const owner = await makeOwner();
  const { id } = await makeLead(owner, getDay(0));
  await makeLead(owner, getDay(-1));
  await makeLead(owner, getDay(1));
  for (let run = 0; run < 3; run++) await runJob();
  const mails = await waitForAllMails(app, owner.email);
  expect(mails).toMatchObject([{ subject: 'Due today: Tram Museum' }]);
  expect(mails[0]?.text).toContain('Your next step for Tram Museum is due today: Call Helga');
  expect(mails[0]?.text).toContain(`/sales-portal?tab=leads&lead=${id}`);
  await database.query('update leads set next_step_due_on = $2 where id = $1', [id, getDay(1)]);
  await runJob();
  expect(await waitForAllMails(app, owner.email)).toHaveLength(1);
});

test('an owner who wants no such mails, is deactivated, or left sales gets none', async () => {
  const [unwilling, gone, moved] = [await makeOwner(), await makeOwner(), await makeOwner('developer')];
  for (const owner of [unwilling, gone, moved]) await makeLead(owner, getDay(0));
  const client = await signInAs(app, unwilling);
  const { data } = await client.graphql(
    'mutation { updateEmailSettings(input: { nextStepDue: false }) { taskAssigned nextStepDue } }',
  );
  expect(data).toEqual({ updateEmailSettings: { taskAssigned: true, nextStepDue: false } });
  await database.query('update users set deactivated_at = now() where id = $1', [gone.id]);
  await runJob();
  for (const { email } of [unwilling, gone, moved]) expect(await waitForAllMails(app, email)).toEqual([]);
});
