// Without imports: an earlier Node.js would end at the first that it cannot read, with a message that helps nobody.
const oldestNode = 24;

if (Number.parseInt(process.versions.node) < oldestNode) {
  process.stderr.write(
    `This is Node.js ${process.versions.node}, and the server needs ${oldestNode} or later. Install it, or build with \`npm run build -- --with-node\`.\n`,
  );
  process.exit(1);
}
await import('#workers/run-process');

export {};
