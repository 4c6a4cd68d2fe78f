import type { TaskList } from 'graphile-worker';
import type { Base } from '#app/base';
import type { AppServices } from '#app/create-services';
import type { Data } from '#app/open-data';
import { startStep } from '#app/start-step';
import type { Context } from '#context';
import { allocateConnections } from '#db/connections';
import type { Job, JobParts } from '#define-domain';
import { domains } from '#domains';
import { openJobPool } from '#jobs/job-pool';
import { resealSecrets } from '#jobs/reseal-secrets';
import { releaseLostJobs } from '#jobs/release-lost-jobs';
import { startWorker } from '#jobs/worker';
import type { AttachFile } from '#mail/mail';
import { sendMail } from '#mail/send-mail';
import { archiveRows } from '#retention/archive-rows';
import { createPruneTasks, formatPruneCrontab } from '#retention/prune-rows';
import { archivedKinds, pruneTable } from '#retention-tables';
import { compactTotals } from '#totals/compact-totals';
import { correctTotals } from '#totals/correct-totals';

/** The schedule of recurring tasks of no domain, in crontab syntax. */
const crontab = `
${formatPruneCrontab(pruneTable)}
42 * * * * archiveRows ?jobKey=archiveRows&max=3
*/5 * * * * compactTotals
47 3 * * * correctTotals
*/10 * * * * resealSecrets ?jobKey=resealSecrets
* * * * * releaseLostJobs
`;

const domainJobs = domains.flatMap(({ jobs = {} }) => Object.entries(jobs));
const listDomainJobs = (worker: Job['worker']) => domainJobs.filter(([, job]) => (job.worker ?? 'short') === worker);

const createTasks = (worker: Job['worker'], parts: JobParts): TaskList =>
  Object.fromEntries(listDomainJobs(worker).map(([name, job]) => [name, job.create(parts)]));

const formatCrontab = (worker: Job['worker']): string =>
  listDomainJobs(worker)
    .flatMap(([name, { schedule, options }]) => (schedule ? `${schedule} ${name}${options ? ` ?${options}` : ''}` : []))
    .join('\n');

const mailAttachments = new Map(domains.flatMap((domain) => Object.entries(domain.mailAttachments ?? {})));

const createAttachFile =
  (createContext: () => Context): AttachFile =>
  ({ type, id }) => {
    const make = mailAttachments.get(type);
    if (!make) throw new Error(`No domain makes the attachment ${type}`);
    return make(createContext(), id);
  };

/** The work that no request waits for. */
export async function startJobs(
  base: Base,
  { databaseUrl, pool, redis, files }: Data,
  systemContext: () => Context,
  { secrets, replyWriter }: Pick<AppServices, 'secrets' | 'replyWriter'>,
): Promise<void> {
  const { settings, log, lifecycle, health, metrics } = base;
  lifecycle.waitFor('jobs');
  lifecycle.use(replyWriter).start();
  const { jobs: connections } = allocateConnections(settings.databaseConnections);
  const jobPool = lifecycle.use(openJobPool({ databaseUrl, connections, log, metrics }));
  const parts = { createContext: systemContext, files, log, replyWriter };
  const jobs = { jobPool, log, metrics, drainTimeout: lifecycle.timeouts.background };
  const start = (options: Parameters<typeof startWorker>[0]) => startStep(base, 'jobs', () => startWorker(options));
  const short = lifecycle.use(
    await start({
      ...jobs,
      name: 'short',
      concurrency: 4,
      tasks: {
        ...createPruneTasks(pruneTable, settings.retention),
        archiveRows: archiveRows({ kinds: archivedKinds, retention: settings.retention, files, log, metrics }),
        resealSecrets: resealSecrets({ secrets, pool, redis, log }),
        releaseLostJobs,
        compactTotals,
        correctTotals: correctTotals(log),
        sendMail: sendMail(settings, metrics, createAttachFile(systemContext)),
        ...createTasks('short', parts),
      },
      crontab: `${crontab.trim()}\n${formatCrontab('short')}`,
    }),
    'jobs: short',
  );
  const readings = lifecycle.use(
    await start({
      ...jobs,
      name: 'readings',
      concurrency: 2,
      tasks: createTasks('readings', parts),
      crontab: formatCrontab('readings'),
    }),
    'jobs: readings',
  );
  const webhooks = lifecycle.use(
    await start({ ...jobs, name: 'webhooks', concurrency: 4, tasks: createTasks('webhooks', parts), crontab: '' }),
    'jobs: webhooks',
  );
  health.watch('jobs', async () => [short, readings, webhooks].every((worker) => worker.healthy()));
}
