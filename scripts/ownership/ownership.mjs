import { journeys } from '../../e2e/journeys.mjs';
import { packages, remotes, root } from '../paths.mjs';
import { findChangelogProblems } from './changelogs.mjs';
import { findJobProblems } from './jobs.mjs';
import { findJourneyProblems } from './journeys.mjs';
import { findOwnerProblems } from './owners.mjs';
import { findWorkflowProblems } from './workflows.mjs';

/** Whether every package has its team, and every remote what it takes to ship it alone; in the form of a tool that was run. */
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
