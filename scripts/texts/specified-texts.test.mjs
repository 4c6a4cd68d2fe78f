import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../paths.mjs';
import { packagesWithTexts, readTexts } from './catalogs.mjs';
import { findMissingTexts } from './specified-texts.mjs';

const screens = JSON.parse(readFileSync(new URL('specified.json', import.meta.url), 'utf8'));
const texts = Object.fromEntries(
  packagesWithTexts.map((name) => [name, readTexts(path.join(root, name)).flatMap(([, own]) => own)]),
);

for (const { screen, packages, texts: specified } of screens)
  test(`${screen}: the texts are as specified`, () =>
    assert.deepEqual(
      findMissingTexts(
        specified,
        packages.flatMap((name) => texts[name]),
      ),
      [],
    ));

test('a text can be a whole one, a sentence, a line, the text of an element or a choice, with any values', () => {
  const shown = [
    'Save {count} {lead|leads}. Nothing is lost.',
    'Hello {name},\n\nbye',
    'Read <Link>the guide</Link>{Icon}',
  ];
  const specified = ['Save {n} leads.', 'Nothing is lost.', 'bye', 'the guide', 'Hello'];
  assert.deepEqual(findMissingTexts(specified, shown), []);
  assert.deepEqual(findMissingTexts(['Nothing', 'leads', 'Save leads.', 'The guide'], shown), [
    'Nothing',
    'leads',
    'Save leads.',
    'The guide',
  ]);
});
