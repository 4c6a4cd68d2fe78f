import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface JobRecord {
  role: string;
  name: string;
  maxClicks: number;
  clicks: number;
  /** Steps that took longer than a second. */
  waits: number;
  seconds: number;
}

const jobsPage = fileURLToPath(new URL('../../docs/jobs.md', import.meta.url));

export function formatJobs(jobs: readonly JobRecord[]): string {
  const rows = jobs.map(({ role, name, maxClicks, clicks, waits, seconds }) =>
    [role, name, clicks, maxClicks, waits, seconds.toFixed(1)].join(' | '),
  );
  return ['role | job | clicks | at most | waits | seconds', '--- | --- | --: | --: | --: | --:', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

/** How many clicks a job takes according to docs/jobs.md. */
export function readClicks({ role, name }: Pick<JobRecord, 'role' | 'name'>): number | undefined {
  const rows = readFileSync(jobsPage, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const clicks = rows.find((cells) => cells[1] === role && cells[2] === name)?.[3];
  return clicks === undefined ? undefined : Number(clicks);
}

/** Replaces the table of docs/jobs.md. */
export function writeJobs(jobs: readonly JobRecord[]): void {
  const text = readFileSync(jobsPage, 'utf8');
  writeFileSync(jobsPage, `${text.slice(0, text.indexOf('| role'))}${formatJobs(jobs)}\n`);
}
