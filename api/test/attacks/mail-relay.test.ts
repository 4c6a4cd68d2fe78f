import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import {
  attackerAddress,
  type AttackedServer,
  expectOthersUnaffected,
  startAttackedServer,
} from '#test/attacks/attacked-server';
import { runInParallel } from '#test/attacks/in-parallel';
import { createTestClient } from '#test/client';
import { eventually } from '#test/eventually';

let server: AttackedServer;
beforeAll(async () => (server = await startAttackedServer()));
afterAll(() => server.stop());

const victim = 'victim@elsewhere.test';
const advertisement = 'Cheap watches at evil.example';

/** Waits until all mail is sent and returns the mail to an address. */
async function mailsTo(address: string) {
  await eventually(async () => {
    const { rows } = await server.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'sendMail'");
    if (rows.length > 0) throw new Error(`${rows.length} mails wait`);
  });
  const folder = path.join(server.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name))),
  );
  const parsed = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
  return parsed.filter(({ to }) => to?.some((one) => one.address === address));
}

test('a contractor who sends 150 mails gets three through to one address and fifty in total', async () => {
  const contractor = await server.make.user({ role: 'contractor', contractorRole: 'developer' });
  const client = await server.signIn(contractor, attackerAddress);
  const projectFor = async (clientEmail: string) => {
    const input = { title: advertisement, description: advertisement, tier: 'small', clientEmail };
    const { data } = await client.graphql<{ createProject: { id: string } }>(
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      { input },
    );
    return data.createProject.id;
  };
  const write = (id: string) =>
    client.graphql(
      'mutation ($id: ID!, $message: String!) { contactClient(projectId: $id, message: $message) { id } }',
      {
        id,
        message: advertisement,
      },
    );
  const ofVictim = await projectFor(victim);
  const others = await Promise.all(Array.from({ length: 60 }, (_, n) => projectFor(`victim${n}@elsewhere.test`)));
  const { result, seen } = await server.during(() =>
    runInParallel(150, 16, (n) => write(n < 75 ? ofVictim : others[n % others.length]!)),
  );
  expect(result.filter(({ errors }) => !errors)).toHaveLength(50);
  const codes = result.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code);
  expect(new Set(codes)).toEqual(new Set(['QUOTA_EXCEEDED']));
  const mails = await mailsTo(victim);
  expect(mails).toHaveLength(3);
  for (const { subject } of mails) expect(subject).toMatch(/^10x Labs: /);
  expectOthersUnaffected(seen);
});

test('enquiries with another person’s email contain no text of the sender and stop after three mails', async () => {
  const { result, seen } = await server.during(() =>
    runInParallel(60, 16, (n) =>
      Object.assign(createTestClient(server.url), { address: `198.51.100.${n % 20}` }).send(
        'POST',
        '/api/contact/submit',
        {
          name: advertisement,
          email: 'enquirer@elsewhere.test',
          projectType: 'other',
          outcome: advertisement,
          budget: '$2–5k',
          timeline: 'Normal (1–2 months)',
          preferredPlan: 'Pro',
          consent: true,
        },
      ),
    ),
  );
  expect(result.filter(({ status }) => status >= 500)).toEqual([]);
  const mails = await mailsTo('enquirer@elsewhere.test');
  expect(mails).toHaveLength(3);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
  expectOthersUnaffected(seen);
});
