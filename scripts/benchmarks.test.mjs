import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseBenchmarks, describeBenchmarks, findBenchmarks } from './benchmarks.mjs';

const chosen = (...words) => chooseBenchmarks(words).map(({ file, args }) => [file, ...args]);

test('without a name, all benchmarks run', () => {
  const all = findBenchmarks();
  assert.equal(chosen().length, all.length);
  for (const { name, question } of all) assert.match(question, /\?$/, name);
});

test('a name selects a benchmark and the next word a part of it', () => {
  assert.deepEqual(chosen('fan-out', 'events', 'leads'), [['fan-out.bench.mjs', 'events'], ['leads.bench.mjs']]);
});

test('an unknown name is refused with a list of the benchmarks', () => {
  for (const words of [['nope'], ['lead'], ['leads', 'events'], ['ask', '100', '1'], ['events']])
    assert.throws(() => chosen(...words), {
      message: new RegExp(`"${words.at(-1)}".*\\n\\n.*ask \\[1\\|100\\|1000\\]`),
    });
  assert.match(describeBenchmarks(), /^ {2}scale {2,}Which operation slows down as data grows\?$/m);
});
