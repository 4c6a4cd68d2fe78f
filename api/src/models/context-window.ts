import * as specs from 'gpt-tokenizer/models';

/** A safe assumption for an unknown model. */
const defaultWindow = 8192;

interface Spec {
  context_window?: number;
  max_input_tokens?: number;
  max_output_tokens?: number;
  reasoning_tokens?: boolean;
}

/** The context window in tokens, prompt and answer together. Reasoning models reject a prompt that leaves no room to think. */
export function getContextWindow(model: string): number {
  const spec: Spec = new Map<string, object>(Object.entries(specs)).get(model) ?? {};
  const { context_window: window = defaultWindow, max_input_tokens, max_output_tokens = 0, reasoning_tokens } = spec;
  const maxInput = max_input_tokens ?? window - (reasoning_tokens ? max_output_tokens : 0);
  return Math.min(window, maxInput);
}
