import { expect, test } from '@jest/globals';
import { createMetrics } from '#metrics';
import { chooseModels } from '#models/choose-models';
import { estimateUsage } from '#models/estimate-usage';
import { createOfflineModel } from '#models/offline-model';
import type { PromptPassage } from '#models/model';
import { askModel, createPrompt } from '#test/ask-model';

const passage = (number: number, text: string, place: string | null = null): PromptPassage => ({
  id: `passage-${number}`,
  number,
  document: { id: `document-${number}`, title: `Handbook ${number}` },
  place,
  text,
});
const answerTo = async (passages: PromptPassage[], isForAdmin = false) =>
  (await askModel(createOfflineModel(0), { ...createPrompt('How?'), passages, isForAdmin })).pieces;

test('without a model in the settings Jarvis is offline', async () => {
  const { chat, embedder } = await chooseModels({ model: null }, createMetrics());
  expect([chat.name, chat.isOffline, embedder]).toEqual(['offline', true, null]);
});

test('it quotes the best passages with title, place and number, and tells an administrator what to configure', async () => {
  const answer = (await answerTo([passage(1, 'One\nline'), passage(2, 'Two', 'page 3')], true)).join('');
  expect(answer).toContain('No model is configured. Set `OPENAI_API_KEY`');
  expect(answer).toContain('**Handbook 1** [1]\n\n> One\n> line');
  expect(answer).toContain('**Handbook 2**, page 3 [2]\n\n> Two');
});

test('everyone else reads that an administrator can set one up, and no names of settings', async () => {
  for (const passages of [[], [passage(1, 'Text')]]) {
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    const answer = (await answerTo(passages)).join('');
    expect(answer).toContain('Ask an administrator to set one up');
    expect(answer).not.toContain('OPENAI');
  }
});

test('only the best passages are quoted', async () => {
  const answer = (await answerTo([1, 2, 3, 4].map((number) => passage(number, 'Text')))).join('');
  expect(answer).toContain('[3]');
  expect(answer).not.toContain('[4]');
});

test('without passages it suggests selecting documents', async () => {
  expect((await answerTo([])).join('')).toMatch(/No model is configured.*select documents/s);
});

test('it streams words, and uses no tokens', async () => {
  const prompt = { ...createPrompt('How?'), passages: [passage(1, 'Text')] };
  const { pieces, usage } = await askModel(createOfflineModel(0), prompt);
  expect(pieces.length).toBeGreaterThan(20);
  expect(Math.max(...pieces.map((piece) => piece.trim().split(/\s/).length))).toBe(1);
  expect(usage).toEqual({ promptTokens: 0, completionTokens: 0 });
  expect(estimateUsage(createOfflineModel(), prompt, 'half')).toEqual(usage);
});

test('it can be stopped', async () => {
  const stop = new AbortController();
  const pieces = [];
  for await (const event of createOfflineModel(0).stream(createPrompt('How?'), stop.signal)) {
    pieces.push(event);
    stop.abort();
  }
  expect(pieces).toHaveLength(1);
});
