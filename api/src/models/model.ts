export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A passage as included in a prompt: what [number] in the answer refers to. */
export interface PromptPassage {
  id: string;
  number: number;
  document: { id: string; title: string };
  place: string | null;
  text: string;
}

/** The input of a model. The messages contain everything; the rest is for the offline model, which only quotes. */
export interface Prompt {
  messages: ChatMessage[];
  question: string;
  passages: PromptPassage[];
  /** Whether it answers an administrator, who can change the settings that an answer may name. */
  isForAdmin: boolean;
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

export type ModelEvent = { kind: 'text'; text: string } | { kind: 'usage'; usage: Usage };

/** Anything that answers: a remote model, or the offline one when none is configured. */
export interface Model {
  readonly name: string;
  readonly isOffline: boolean;
  /** The context window, prompt and answer together. */
  readonly window: number;
  countTokens(text: string): number;
  /** Throws a ModelError. Ends silently when the signal aborts. */
  stream(prompt: Prompt, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** Turns texts into vectors, close together for similar meaning. Throws a ModelError. */
export interface Embedder {
  readonly name: string;
  embed(texts: string[], signal: AbortSignal): Promise<number[][]>;
}

/** The models of the app. Without an embedder, documents are searched by keyword only. */
export interface Models {
  chat: Model;
  embedder: Embedder | null;
}
