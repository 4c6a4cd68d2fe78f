// Imports nothing, and is imported before everything else: an earlier Node.js would exit at the first file that it can't parse,
// with a message that helps no one.
const minVersion = 24;

if (Number.parseInt(process.versions.node) < minVersion) {
  process.stderr.write(
    `This is Node.js ${process.versions.node}, and the product needs ${minVersion} or later. Install it; a build \`--with-node\` has it as bin/node.\n`,
  );
  process.exit(1);
}

export {};
