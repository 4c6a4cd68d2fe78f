import type { Base } from '#app/base';
import type { AppServices } from '#app/create-services';
import type { Data } from '#app/open-data';
import { startStep } from '#app/start-step';
import type { Context } from '#context';
import { shareConnections } from '#db/connections';
import { embedPassages } from '#documents/embed-passages';
import { readDocument } from '#documents/read-document';
import { openJobPool } from '#jobs/job-pool';
import { pruneCalls } from '#jobs/prune-calls';
import { pruneLiveEvents } from '#jobs/prune-live-events';
import { pruneIdempotentReplies } from '#jobs/prune-idempotent-replies';
import { prunePasswordResets } from '#jobs/prune-password-resets';
import { pruneRateLimits } from '#jobs/prune-rate-limits';
import { pruneReleaseFaults } from '#jobs/prune-release-faults';
import { pruneSecurityEvents } from '#jobs/prune-security-events';
import { pruneSessions } from '#jobs/prune-sessions';
import { pruneSignIns } from '#jobs/prune-sign-ins';
import { pruneUploads } from '#jobs/prune-uploads';
import { resealSecrets } from '#jobs/reseal-secrets';
import { releaseLostJobs } from '#jobs/release-lost-jobs';
import { resumeReadings } from '#jobs/resume-readings';
import { startWorker } from '#jobs/worker';
import { sendMail } from '#mail/send-mail';
import { sendPasswordReset } from '#people/send-password-reset';
import { pruneReleases } from '#releases/prune-releases';

/** When tasks run by themselves: minute, hour, and so on, as in a crontab. */
const crontab = `
22 * * * * pruneCalls
17 * * * * pruneSessions
27 * * * * pruneIdempotentReplies
37 * * * * pruneUploads
47 * * * * prunePasswordResets
57 * * * * pruneRateLimits
*/15 * * * * pruneLiveEvents
7 * * * * pruneSignIns
2 * * * * pruneReleases
12 3 * * * pruneReleaseFaults
22 3 * * * pruneSecurityEvents
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
  const { jobs: connections } = shareConnections(settings.databaseConnections);
  const jobPool = lifecycle.use(openJobPool({ databaseUrl, connections, log, metrics }));
  const jobs = { jobPool, log, metrics, drainTimeout: lifecycle.timeouts.background };
  const start = (options: Parameters<typeof startWorker>[0]) => startStep(base, 'jobs', () => startWorker(options));
  const short = lifecycle.use(
    await start({
      ...jobs,
      name: 'short',
      concurrency: 4,
      tasks: {
        pruneCalls,
        pruneSessions,
        pruneIdempotentReplies,
        pruneLiveEvents,
        pruneSignIns,
        prunePasswordResets,
        pruneRateLimits,
        pruneReleaseFaults,
        pruneSecurityEvents: pruneSecurityEvents(settings.securityLogDays),
        pruneUploads: pruneUploads(files),
        pruneReleases: pruneReleases(systemContext),
        resealSecrets: resealSecrets({ secrets, pool, redis, log }),
        releaseLostJobs,
        resumeReadings,
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
