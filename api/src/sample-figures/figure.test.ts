import { expect, test } from '@jest/globals';
import { toFigure } from '#sample-figures/figure';
import { fixedFigures } from '#sample-figures/fixed-figures';
import { signInAs } from '#test/sign-in-as';
import { startTestApp } from '#test/app';

const names = Object.keys(fixedFigures) as Array<keyof typeof fixedFigures>;

test.each(names)(
  '%s: the real figure if there is a record, otherwise a tagged sample, or zero in the same format',
  (name) => {
    const real = { value: '1.00', isSample: false };
    for (const sampleFigures of [true, false]) expect(toFigure('1.00', name, { sampleFigures })).toEqual(real);
    const sample = fixedFigures[name];
    expect(toFigure(null, name, { sampleFigures: true })).toEqual({ value: sample, isSample: true });
    const { value, isSample } = toFigure(null, name, { sampleFigures: false });
    expect([Number(value), isSample]).toEqual([0, false]);
    expect(value.split('.')[1]?.length).toBe(sample.split('.')[1]?.length);
  },
);

test.each([
  ['on', { value: '156000.00', isSample: true }],
  ['off', { value: '0.00', isSample: false }],
])('Money Saved has no records: with samples %s it keeps its value', async (setting, moneySaved) => {
  const app = await startTestApp({ SAMPLE_FIGURES: setting });
  const client = await app.make.user();
  await app.make.project({ client, status: 'completed' });
  const response = await (await signInAs(app, client)).graphql('{ clientSummary { moneySaved { value isSample } } }');
  expect(response.data).toEqual({ clientSummary: { moneySaved } });
  await app.stop();
});
