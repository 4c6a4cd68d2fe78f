import { type Check, fault, ok } from '#checks/check';

const minVersion = 24;

export const nodeVersion: Check = {
  name: 'node',
  async run() {
    const { node } = process.versions;
    return Number.parseInt(node) >= minVersion
      ? ok(`Node.js ${node}`)
      : fault(`This is Node.js ${node}. Install Node.js ${minVersion} or later.`);
  },
};
