import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '#db/free-port';
import { createTestClient } from '#test/client';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { startOtlpReceiver } from '#test/otlp-receiver';
import { startServerProcess } from '#test/server-process';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'telemetry-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Reports at exit which OpenTelemetry packages were loaded. */
const reporter = `import { registerHooks } from 'node:module';
const found = new Set();
registerHooks({ resolve(specifier, context, next) {
  const resolved = next(specifier, context);
  const [, name] = /@opentelemetry\\/([\\w-]+)\\/(?!.*@opentelemetry)/.exec(resolved.url) ?? [];
  if (name) found.add(name);
  return resolved;
} });
process.on('exit', () => process.stderr.write('loaded: ' + [...found].join(' ') + '\\n'));`;

async function startServer(env: Record<string, string>) {
  const server = startServerProcess({
    PORT: String(await findFreePort()),
    DATABASE_URL: database.appUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret that all servers of a test know',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(reporter)}`,
    ...env,
  });
  let log = '';
  server.child.stdout?.on('data', (data) => (log += data));
  const { url } = await server.event('ready');
  return {
    client: createTestClient(url),
    log: () => log,
    end: async () => {
      server.child.kill('SIGTERM');
      return server.ended;
    },
  };
}

test('without a collector only the no-op API is loaded, not the SDK', async () => {
  const server = await startServer({});
  expect((await server.client.graphql('{ me { id } }')).status).toBe(200);
  const { code, stderr } = await server.end();
  expect(code).toBe(0);
  expect(/loaded: (.*)/.exec(stderr)?.[1]).toBe('api');
}, 30_000);

test('a stop flushes spans and Prometheus metrics, and log lines include their trace', async () => {
  const receiver = await startOtlpReceiver();
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'our-portals' });
  await server.client.send('GET', '/healthz');
  await server.client.graphql('query WhoAmI { me { id } }');
  expect((await server.end()).code).toBe(0);
  const request = receiver.spans.find(({ name }) => name === 'POST /graphql');
  expect(request).toMatchObject({ service: 'our-portals', attributes: { 'http.response.status_code': 200 } });
  expect(receiver.spans.filter(({ name }) => name.includes('healthz'))).toEqual([]);
  expect(server.log()).toContain(`"trace_id":"${request?.traceId}"`);

  const metric = (metricName: string) => receiver.metrics.find(({ name }) => name === metricName);
  const [point] = metric('http_request_duration_seconds')?.histogram?.dataPoints ?? [];
  expect(point?.bucketCounts).toHaveLength((point?.explicitBounds.length ?? 0) + 1);
  expect(point?.bucketCounts.map(Number).reduce((sum, count) => sum + count)).toBe(Number(point?.count));
  expect(metric('events_published_total')?.sum?.isMonotonic).toBe(true);
  expect(metric('websockets_open')?.gauge?.dataPoints).toHaveLength(1);
  await receiver.stop();
}, 30_000);

test('a collector that never responds slows no request, and delays a stop by two seconds at most', async () => {
  const receiver = await startOtlpReceiver({ isSilent: true });
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '50' });
  for (let count = 0; count < 30; count += 1) {
    const start = performance.now();
    expect((await server.client.graphql('{ me { id } }')).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(1500);
  }
  await eventually(async () => expect(receiver.spans.length).toBeGreaterThan(0));
  const start = performance.now();
  expect((await server.end()).code).toBe(0);
  expect(performance.now() - start).toBeLessThan(5000);
  await receiver.stop();
}, 30_000);
