import type { Base } from '#app/base';
import type { AppServices } from '#app/create-services';
import type { Data } from '#app/open-data';
import { startStep } from '#app/start-step';
import type { Context } from '#context';
import { allocateConnections } from '#db/connections';
import { embedPassages } from '#documents/search/embed-passages';
import { readDocument } from '#documents/processing/read-document';
import { openJobPool } from '#jobs/job-pool';
import { pruneUploads } from '#jobs/prune-uploads';
import { resealSecrets } from '#jobs/reseal-secrets';
import { releaseLostJobs } from '#jobs/release-lost-jobs';
import { resumeReadings } from '#jobs/resume-readings';
import { startWorker } from '#jobs/worker';
import { correctContacts } from '#contacts/correct-contacts';
import { sendMail } from '#mail/send-mail';
import { sendPasswordReset } from '#sign-in/send-password-reset';
import { endExpiredKeys } from '#releases/end-release-keys';
import { pruneReleases } from '#releases/prune-releases';
import { archiveRows } from '#retention/archive-rows';
import { pruneCrontab, pruneTasks } from '#retention/prune-rows';
import { compactTotals } from '#totals/compact-totals';
import { correctTotals } from '#totals/correct-totals';

/** The schedule of recurring tasks, in crontab syntax. */
const crontab = `
${pruneCrontab}
37 * * * * pruneUploads
42 * * * * archiveRows ?jobKey=archiveRows&max=3
2 * * * * pruneReleases
* * * * * endExpiredKeys
*/5 * * * * compactTotals
47 3 * * * correctTotals
53 3 * * * correctContacts
*/10 * * * * resealSecrets ?jobKey=resealSecrets
* * * * * releaseLostJobs
* * * * * resumeReadings
`;

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
  const jobs = { jobPool, log, metrics, drainTimeout: lifecycle.timeouts.background };
  const start = (options: Parameters<typeof startWorker>[0]) => startStep(base, 'jobs', () => startWorker(options));
  const short = lifecycle.use(
    await start({
      ...jobs,
      name: 'short',
      concurrency: 4,
      tasks: {
        ...pruneTasks(settings.retention),
        archiveRows: archiveRows({ retention: settings.retention, files, log, metrics }),
        pruneUploads: pruneUploads(files),
        endExpiredKeys: endExpiredKeys(systemContext),
        pruneReleases: pruneReleases(systemContext),
        resealSecrets: resealSecrets({ secrets, pool, redis, log }),
        releaseLostJobs,
        resumeReadings,
        compactTotals,
        correctTotals: correctTotals(log),
        correctContacts: correctContacts(log),
        sendMail: sendMail(settings, metrics),
        sendPasswordReset: sendPasswordReset(systemContext),
        // Queued by servers of the previous version.
        runReply: replyWriter.task,
      },
      crontab: crontab.trim(),
    }),
    'jobs: short',
  );
  const readings = lifecycle.use(
    await start({
      ...jobs,
      name: 'readings',
      concurrency: 2,
      tasks: { readDocument: readDocument(systemContext, files), embedPassages: embedPassages(systemContext) },
      crontab: '* * * * * embedPassages ?jobKey=embedPassages&queue=embedPassages&max=1',
    }),
    'jobs: readings',
  );
  health.watch('jobs', async () => [short, readings].every((worker) => worker.healthy()));
}
