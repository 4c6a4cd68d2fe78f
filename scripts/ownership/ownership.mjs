import { journeys } from '../../e2e/journeys.mjs';
import { packages, remotes, root } from '../paths.mjs';
import { findChangelogProblems } from './changelogs.mjs';
import { findJobProblems } from './jobs.mjs';
import { findJourneyProblems } from './journeys.mjs';
import { findOwnerProblems } from './owners.mjs';
import { findWorkflowProblems } from './workflows.mjs';

/** Checks that every package has a team and every remote a changelog, journeys and a job. Returns a tool's result. */
export async function checkOwnership({ fix = false } = {}) {
  const problems = [
    ...findOwnerProblems(root, packages),
    ...findChangelogProblems(root, remotes),
    ...findJobProblems(root, remotes, { fix }),
    ...findWorkflowProblems(root),
    ...findJourneyProblems(root, journeys, remotes),
  ];
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}
