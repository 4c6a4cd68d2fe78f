import { expect, test } from '@jest/globals';
import { createMetrics } from '#metrics';
import { estimateUsage } from '#models/estimate-usage';
import { createOpenaiModels } from '#models/openai-models';
import { readSettings } from '#settings';
import { createPrompt } from '#test/ask-model';

const getModel = async (env: Record<string, string>) => {
  const { model } = readSettings({ OPENAI_API_KEY: 'sk-any', ...env });
  if (!model) throw new Error('The settings name no model');
  return (await createOpenaiModels(model, createMetrics())).chat;
};

test.each<[string, Record<string, string>, string, number]>([
  ['the default model', {}, 'gpt-5.4-mini', 272_000],
  ['a known model', { OPENAI_MODEL: 'gpt-4o' }, 'gpt-4o', 128_000],
  ['a reasoning model', { OPENAI_MODEL: 'o4-mini' }, 'o4-mini', 100_000],
  ['a known model behind a multi-provider server', { OPENAI_MODEL: 'openai/gpt-4o' }, 'openai/gpt-4o', 128_000],
  ['an unknown model', { OPENAI_MODEL: 'llama' }, 'llama', 8192],
  ['a model named like an object property', { OPENAI_MODEL: 'constructor' }, 'constructor', 8192],
  ['a model with a configured window', { OPENAI_MODEL: 'llama', OPENAI_CONTEXT_TOKENS: '32000' }, 'llama', 32_000],
])('the context window of %s', async (_which, env, name, window) => {
  const model = await getModel(env);
  expect([model.name, model.window]).toEqual([name, window]);
});

test('tokens are counted as the model counts them', async () => {
  const text = 'Ein Häuschen mit Garten 😀';
  const [old, recent] = [await getModel({ OPENAI_MODEL: 'gpt-4' }), await getModel({})];
  expect([old.countTokens(text), recent.countTokens(text)]).toEqual([7, 6]);
  expect(recent.countTokens('<|endoftext|>')).toBeGreaterThan(1);
});

test('an endless word is counted quickly', async () => {
  const model = await getModel({});
  const start = performance.now();
  expect(model.countTokens('a'.repeat(200_000))).toBeGreaterThan(20_000);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('when the model does not report usage, it is estimated', async () => {
  const model = await getModel({});
  const usage = estimateUsage(model, createPrompt('How are you?'), 'Fine, thanks');
  expect(usage).toEqual({ promptTokens: 4 + 4 + 3, completionTokens: 3 });
});
