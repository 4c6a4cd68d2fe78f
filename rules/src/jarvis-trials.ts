import * as z from 'zod/mini';
import { createPromptTemplateRule, sendMessageRule } from './jarvis.ts';
import { requiredText } from './text.ts';

/** A message that tests whether the model responds. */
export const testJarvisRule = z.object({ message: requiredText('Please enter a message', 2000) });
export type TestJarvisInput = z.infer<typeof testJarvisRule>;

const { systemPrompt, contextInstructions, guardrails } = createPromptTemplateRule.shape;

/** A template as edited in the form, with a question to try it. */
export const templateTrialRule = z.object({
  systemPrompt,
  contextInstructions,
  guardrails,
  question: requiredText('Please enter a question', 10_000),
  selectedDocumentIds: sendMessageRule.shape.selectedDocumentIds,
});
export type TemplateTrialInput = z.infer<typeof templateTrialRule>;
