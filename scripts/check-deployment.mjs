// What can be said about the files for production without a container runtime, a cluster or a network.
import { deploymentFaults } from './deployment/deployment.mjs';
import { root } from './paths.mjs';

const faults = deploymentFaults(root);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
