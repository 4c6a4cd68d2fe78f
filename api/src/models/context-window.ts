import * as specs from 'gpt-tokenizer/models';

/** What is safe to suppose of a model that no one has heard of. */
const defaultWindow = 8192;

interface Spec {
  context_window?: number;
  max_input_tokens?: number;
  max_output_tokens?: number;
  reasoning_tokens?: boolean;
}

/** How many tokens a model takes, prompt and answer together. One that thinks refuses a prompt that leaves no room for that. */
export function getContextWindow(model: string): number {
  const spec: Spec = new Map<string, object>(Object.entries(specs)).get(model) ?? {};
  const { context_window: window = defaultWindow, max_input_tokens, max_output_tokens = 0, reasoning_tokens } = spec;
  const maxInput = max_input_tokens ?? window - (reasoning_tokens ? max_output_tokens : 0);
  return Math.min(window, maxInput);
}
