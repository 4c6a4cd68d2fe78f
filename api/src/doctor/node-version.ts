import { type Check, fault, ok } from '#checks/check';

const oldest = 24;

export const nodeVersion: Check = {
  name: 'node',
  async run() {
    const { node } = process.versions;
    return Number.parseInt(node) >= oldest
      ? ok(`Node.js ${node}`)
      : fault(`This is Node.js ${node}. Install Node.js ${oldest} or later.`);
  },
};
