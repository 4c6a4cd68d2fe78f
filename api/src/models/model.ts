export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A passage as it went into a prompt: what [number] in the answer means. */
export interface PromptPassage {
  id: string;
  number: number;
  document: { id: string; title: string };
  place: string | null;
  text: string;
}

/** What a model is asked. The messages say everything; question and passages stand apart for one that only quotes. */
export interface Prompt {
  messages: ChatMessage[];
  question: string;
  passages: PromptPassage[];
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

export type ModelEvent = { kind: 'text'; text: string } | { kind: 'usage'; usage: Usage };

/** Whatever answers: a server, or this one on its own where none is set. */
export interface Model {
  readonly name: string;
  readonly isOffline: boolean;
  /** Tokens that prompt and answer may have together. */
  readonly window: number;
  countTokens(text: string): number;
  /** Throws a ModelError. Ends silently where the signal aborts it. */
  stream(prompt: Prompt, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** Makes vectors of texts, near each other where they mean the same. Throws a ModelError. */
export interface Embedder {
  readonly name: string;
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>;
}

/** The models of the app. Without an embedder documents are searched by their words alone. */
export interface Models {
  chat: Model;
  embedder: Embedder | null;
}
