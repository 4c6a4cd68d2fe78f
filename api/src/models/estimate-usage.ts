import type { Model, Prompt, Usage } from '#models/model';

/** Tokens for the markers around each message, and for those before the answer. */
const [tokensPerMessage, tokensPerAnswer] = [4, 3];

/** Counts the tokens of messages, including the markers around them. */
export const estimateTokens = (model: Pick<Model, 'countTokens'>, messages: Prompt['messages']): number =>
  messages.reduce((sum, { content }) => sum + model.countTokens(content) + tokensPerMessage, tokensPerAnswer);

/** Estimates the usage of an answer that ended before the model reported it. */
export const estimateUsage = (model: Model, prompt: Prompt, text: string): Usage =>
  model.isOffline
    ? { promptTokens: 0, completionTokens: 0 }
    : { promptTokens: estimateTokens(model, prompt.messages), completionTokens: model.countTokens(text) };
