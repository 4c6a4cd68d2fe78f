import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { signInAs } from '#test/sign-in-as';
import { startTestApp, type TestApp } from '#test/app';
import { eventually } from '#test/eventually';
import { refuses, says } from '#test/model-answers';
import { type ModelStandIn, startModelStandIn } from '#test/model-stand-in';
import { askJarvis, Reader } from '#test/replies';

let app: TestApp;
let model: ModelStandIn;
let database: pg.Pool;
beforeAll(async () => {
  model = await startModelStandIn();
  app = await startTestApp({ ...model.env, JARVIS_QUESTIONS_PER_HOUR: '2' });
  database = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
});
afterAll(async () => {
  await database.end();
  await app.stop();
  await model.stop();
});

/** The samples of /metrics, by name and alphabetically sorted labels. */
async function samples(): Promise<Map<string, number>> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [
        withSortedLabels(line.slice(0, line.lastIndexOf(' '))),
        Number(line.slice(line.lastIndexOf(' ') + 1)),
      ]),
  );
}

const withSortedLabels = (sample: string) =>
  sample.replace(/\{(.*)\}/, (_, labels: string) => `{${(labels.match(/\w+="[^"]*"/g) ?? []).toSorted().join(',')}}`);

test('a reply is reflected in the metrics: operations, events, limits, model latency and tokens, and outcome', async () => {
  const person = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const client = await signInAs(app, person);
  const conversation = (await app.make.conversation({ owner: person })).id;
  const reader = new Reader();
  reader.open(client, conversation);
  model.answerWith(says('One', ' two', '.'), refuses(400, 'Your prompt is bad'));
  await reader.waitForEnd((await askJarvis(client, conversation)).reply);
  await reader.waitForEnd((await askJarvis(client, conversation)).reply);
  await expect(askJarvis(client, conversation)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  await reader.drop();
  const found = await samples();
  expect(Object.fromEntries(found)).toMatchObject({
    'replies_ended_total{status="complete"}': 1,
    'replies_ended_total{status="failed"}': 1,
    'model_request_duration_seconds_count{model="stand-in",operation="chat",outcome="ok"}': 1,
    'model_request_duration_seconds_count{model="stand-in",operation="chat",outcome="failed"}': 1,
    'model_time_to_first_token_seconds_count{model="stand-in"}': 1,
    'model_tokens_total{direction="input",model="stand-in"}': 10,
    'model_tokens_total{direction="output",model="stand-in"}': 3,
    // One of them is for signing in.
    'graphql_operation_duration_seconds_count{outcome="ok",type="mutation"}': 3,
    'graphql_operation_duration_seconds_count{outcome="failed",type="mutation"}': 1,
    'graphql_errors_total{code="QUOTA_EXCEEDED"}': 1,
    'limits_reached_total{by="person",limit="askJarvis"}': 1,
  });
  expect(found.get('events_published_total{topic="reply"}')).toBeGreaterThan(0);
  expect(found.get('events_received_total{topic="reply"}')).toBeGreaterThan(0);
});

test('figures from the database are exposed: failed jobs, last backup, clock', async () => {
  await database.query(`select graphile_worker.add_job('noSuchTask', max_attempts := 1)`);
  await database.query(`update graphile_worker._private_jobs set attempts = 1`);
  await database.query(
    `insert into backups (bytes, is_encrypted, finished_at) values (1, false, to_timestamp(1700000000))`,
  );
  await eventually(async () => {
    const found = await samples();
    expect(found.get('jobs{state="failed",task="noSuchTask"}')).toBe(1);
    expect(found.get('backup_last_success_timestamp_seconds')).toBe(1_700_000_000);
    expect(Math.abs(found.get('clock_offset_seconds') ?? NaN)).toBeLessThan(1);
    expect(found.get('replies{state="abandoned"}')).toBe(0);
  });
}, 15_000);

test('pools, dependencies and the version are exposed from the start', async () => {
  const found = await samples();
  expect(found.get('db_pool_max_connections{pool="write"}')).toBeGreaterThan(0);
  expect(found.get('db_pool_connections{pool="jobs"}')).toBeGreaterThan(0);
  expect(found.get('dependency_up{dependency="database"}')).toBe(1);
  expect([...found.keys()].filter((name) => name.startsWith('build_info'))).toEqual([
    expect.stringContaining(`node="${process.versions.node}"`),
  ]);
});
