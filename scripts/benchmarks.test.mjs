import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseBenchmarks, describeBenchmarks, findBenchmarks } from './benchmarks.mjs';

const chosen = (...words) => chooseBenchmarks(words).map(({ file, args }) => [file, ...args]);

test('without a name all benchmarks run, each with a question', () => {
  const all = findBenchmarks();
  assert.equal(chosen().length, all.length);
  for (const { name, question } of all) assert.match(question, /\?$/, name);
});

test('a benchmark is chosen by its name, and a part of it by the word after that', () => {
  assert.deepEqual(chosen('fan-out', 'events', 'leads'), [['fan-out.bench.mjs', 'events'], ['leads.bench.mjs']]);
});

test('a word that names nothing is refused, with the names that there are', () => {
  for (const words of [['nope'], ['lead'], ['leads', 'events'], ['ask', '100', '1'], ['events']])
    assert.throws(() => chosen(...words), {
      message: new RegExp(`"${words.at(-1)}".*\\n\\n.*ask \\[1\\|100\\|1000\\]`),
    });
  assert.match(describeBenchmarks(), /^ {2}scale {2,}Which operation slows down as data grows\?$/m);
});
