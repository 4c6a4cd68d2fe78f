#!/usr/bin/env node
// `npm create 10x-portal hiring`: a repository with one portal. The template is a portal named my-portal; its name is replaced.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const template = path.join(import.meta.dirname, 'template');
const publicRegistry = 'https://registry.npmjs.org/';
const usage = 'npm create 10x-portal my-portal -- [--shell https://portal.example]';

try {
  create();
} catch (error) {
  console.error(`${error.message.split('\n')[0]}\n\n  ${usage}`);
  process.exitCode = 1;
}

function create() {
  const { values, positionals } = parseArgs({ options: { shell: { type: 'string' } }, allowPositionals: true });
  const [name] = positionals;
  // The remote's name and title: a title has at most 40 characters.
  if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '') || name.length > 40 || positionals.length > 1)
    throw new Error('A portal name has at most 40 lowercase letters and dashes, for example my-portal.');
  const shell = getOrigin(values.shell ?? shellTakenByNpm() ?? 'http://localhost:4000');
  const folder = path.resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Choose another name.`);

  cpSync(template, folder, { recursive: true });
  // npm leaves a file named .gitignore out of what it publishes.
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  writeFileSync(path.join(folder, '.npmrc'), registryLines());
  fillIn(folder, { name, shell });
  console.log(
    `\n  Created ${name} for the product at ${shell} (\`portal.address\` in its package.json). Next:

    cd ${name}
    npx pnpm@12.21.0 install
    npm test
    RELEASE_KEY=… npm run dev\n`,
  );
}

/** Without ` -- ` before it, npm reads `--shell` as its own setting, which is usually a program such as /bin/bash. */
function shellTakenByNpm() {
  const { npm_config_shell: setting = '' } = process.env;
  return /^https?:\/\//.test(setting) ? setting : undefined;
}

function getOrigin(address) {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
  throw new Error(`--shell ${address} is not a URL. Enter the address of the deployed portals.`);
}

/** The @10x packages come from the same registry as this one. */
function registryLines() {
  const registry = process.env.npm_config_registry ?? publicRegistry;
  return registry === publicRegistry ? '' : `@10x:registry=${registry}\n`;
}

function fillIn(folder, { name, shell }) {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const words = {
    'my-portal': name,
    my_portal: name.replaceAll('-', '_'),
    'My portal': title,
    'http://localhost:4000': shell,
  };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(new RegExp(Object.keys(words).join('|'), 'g'), (word) => words[word]),
    );
  }
}
