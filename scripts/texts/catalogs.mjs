import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frontPackages } from '../paths.mjs';
import { extractHtmlTexts } from './extract-html-texts.mjs';
import { extractTexts } from './extract-texts.mjs';

/** The packages with texts that people read. */
export const packagesWithTexts = ['rules', 'api', 'kit', ...frontPackages];
export const catalogName = 'TEXTS.md';

/** Tests, what is generated or fixed, demo data, and what writes documents. */
const excluded = /\.(test|test-data|demo)\.|\.d\.ts$|(^|\/)(testing|gql|demo|migrations|access-matrix)\//;

/** The texts of a package by file: `[file, texts]`, sorted by file. */
export const readTexts = (folder) =>
  globSync('**/*.{ts,tsx,html}', { cwd: path.join(folder, 'src') })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !excluded.test(file))
    .toSorted()
    .map((file) => [file, extract(file, readFileSync(path.join(folder, 'src', file), 'utf8'))])
    .filter(([, texts]) => texts.length > 0);

const extract = (file, source) =>
  file.endsWith('.html') ? extractHtmlTexts(source) : extractTexts(source, { tsx: file.endsWith('.tsx') });

/** The catalog of a package, for a review of its texts. */
export const writeCatalog = (name, texts) =>
  `${[
    `# Texts of ${name}`,
    `What people read, by file. Written by \`npm run check -- --fix\`: change a text in the source.\n\`{name}\` is a value, \`{one|other}\` a choice.`,
    ...texts.map(([file, own]) => `## ${file}\n\n${fence(own.map(indentLines).join('\n'))}`),
  ].join('\n\n')}\n`;

const indentLines = (text) => text.replaceAll(/\n(?=.)/g, '\n  ');

function fence(text) {
  const mark = text.includes('```') ? '````' : '```';
  return `${mark}text\n${text}\n${mark}`;
}
