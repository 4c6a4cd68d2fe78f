import type { Model, Prompt, Usage } from '#models/model';

export const estimateUsage = (model: Model, prompt: Prompt, text: string): Usage => ({
  promptTokens: prompt.messages.reduce((sum, { content }) => sum + model.countTokens(content), 0),
  completionTokens: model.countTokens(text),
});
