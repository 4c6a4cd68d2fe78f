import { journeys } from '../../e2e/journeys.mjs';
import { packages, remotes, root } from '../paths.mjs';
import { changelogFaults } from './changelogs.mjs';
import { jobFaults } from './jobs.mjs';
import { journeyFaults } from './journey-faults.mjs';
import { ownerFaults } from './owners.mjs';
import { workflowFaults } from './workflows.mjs';

/** Whether every package has its team, and every remote what it takes to ship it alone; in the form of a tool that was run. */
export async function checkOwnership({ fix = false } = {}) {
  const faults = [
    ...ownerFaults(root, packages),
    ...changelogFaults(root, remotes),
    ...jobFaults(root, remotes, { fix }),
    ...workflowFaults(root),
    ...journeyFaults(root, journeys, remotes),
  ];
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}
