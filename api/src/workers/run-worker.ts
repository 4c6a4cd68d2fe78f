import { EventEmitter, once } from 'node:events';
import { run } from '#app/run';
import { createLog } from '#log';
import { createMetrics } from '#metrics';
import type { Settings } from '#settings';
import type { Telemetry } from '#telemetry/start-telemetry';
import type { Assignment, FromWorker, ToWorker } from '#workers/messages';
import { PendingAnswers } from '#workers/pending-answers';

/** Runs one of the servers that share a port, until the primary ends it. */
export async function runWorker(settings: Settings, telemetry: Telemetry | null): Promise<void> {
  const allMetrics = new PendingAnswers<string>();
  const registry = Promise.withResolvers<ReturnType<typeof createMetrics>['registry']>();
  const signals = new EventEmitter();
  const assigned = Promise.withResolvers<Assignment>();
  // A terminal sends Ctrl-C to every process, and a supervisor its signal: only the primary acts on it.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  const stop = once(signals, 'stop');
  void stop.then(() => signals.emit('SIGTERM', 'SIGTERM'));
  process.on('SIGTERM', () => signals.emit('stop'));
  process.on('uncaughtException', (error) => signals.emit('uncaughtException', error));
  process.on('message', async (message: ToWorker) => {
    if (message.event === 'assignment') assigned.resolve(message.assignment);
    if (message.event === 'stop') signals.emit('stop');
    if (message.event === 'all metrics') allMetrics.answer(message.id, message.text);
    if (message.event === 'ask for metrics')
      send({ event: 'metrics', id: message.id, metrics: await (await registry.promise).getMetricsAsJSON() });
  });
  send({ event: 'started' });
  const { number, database, listensImmediately: listensAtOnce } = await assigned.promise;
  const metrics = createMetrics();
  metrics.registry.setDefaultLabels({ worker: String(number) });
  registry.resolve(metrics.registry);
  await run(
    // The metrics of all workers are on the primary's port.
    { ...settings, metrics: { ...settings.metrics, port: null } },
    {
      log: createLog(settings.logLevel).child({ worker: number, pid: process.pid }),
      metrics: { ...metrics, text: () => allMetrics.ask((id) => send({ event: 'ask for all metrics', id })) },
      telemetry,
      database,
      // The cluster's own round-robin would leave connections hanging that were being handed to a killed worker.
      listenOptions: { listenImmediately: listensAtOnce, reusePort: process.platform === 'linux' },
      signals,
      readyEvent: 'worker ready',
    },
  );
}

const send = (message: FromWorker): void => void process.send?.(message);
