import { test } from '../own-product.ts';
import { type AccountName, signInThroughForm } from '../people.ts';
import { expect } from '../test.ts';
import { formatJobs, type JobRecord, readClicks, writeJobs } from './jobs-page.ts';
import { Worker } from './worker.ts';

export interface Job {
  role: AccountName;
  name: string;
  /** The highest number of clicks. */
  maxClicks: number;
  run: (worker: Worker) => Promise<void>;
}

/**
 * Tests that each job can be done from the sign-in page without typing an address, in as many clicks as docs/jobs.md says. Prints the
 * jobs; with WRITE_JOBS, also into docs/jobs.md.
 */
export function testJobs(jobs: readonly Job[]): void {
  const records: JobRecord[] = [];
  for (const { role, name, maxClicks, run } of jobs)
    test(`${role}: ${name}, in ${maxClicks} ${maxClicks === 1 ? 'click' : 'clicks'} at most`, async ({ page }) => {
      await signInThroughForm(page, role);
      await page.waitForURL((url) => url.pathname !== '/login');
      const worker = new Worker(page);
      await run(worker);
      const { clicks, waits, seconds } = worker;
      records.push({ role, name, maxClicks, clicks, waits, seconds });
      expect(clicks).toBeLessThanOrEqual(maxClicks);
      if (!process.env.WRITE_JOBS) expect(clicks, 'docs/jobs.md says so').toBe(readClicks({ role, name }));
    });
  test.afterAll(() => {
    process.stdout.write(`\n${formatJobs(records)}\n`);
    if (process.env.WRITE_JOBS) writeJobs(records);
  });
}
