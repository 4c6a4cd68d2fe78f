// Validates the deployment files without a container runtime, a cluster or a network.
import { findDeploymentProblems } from './deployment/deployment.mjs';
import { root } from './paths.mjs';

const problems = findDeploymentProblems(root);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
