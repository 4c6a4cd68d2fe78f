import type { Model, Prompt, Usage } from '#models/model';

/** What the marks around each message take, and those before the answer. */
const [tokensPerMessage, tokensPerAnswer] = [4, 3];

/** How many tokens messages are, with what stands around them. */
export const estimateTokens = (model: Pick<Model, 'countTokens'>, messages: Prompt['messages']): number =>
  messages.reduce((sum, { content }) => sum + model.countTokens(content) + tokensPerMessage, tokensPerAnswer);

/** About what was used, for an answer that ended before the model said so. */
export const estimateUsage = (model: Model, prompt: Prompt, text: string): Usage =>
  model.isOffline
    ? { promptTokens: 0, completionTokens: 0 }
    : { promptTokens: estimateTokens(model, prompt.messages), completionTokens: model.countTokens(text) };
