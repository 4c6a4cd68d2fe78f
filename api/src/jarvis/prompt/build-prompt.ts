import type { FoundPassage } from '#documents/find-passages';
import type { ChatMessage, Model, Prompt } from '#models/model';

interface Material {
  templates: Array<{ systemPrompt: string; contextInstructions: string | null; guardrails: object }>;
  passages: FoundPassage[];
  history: ChatMessage[];
  question: string;
  model: Model;
}

export function buildPrompt({ templates, passages, history, question }: Material): Prompt {
  const numbered = passages.map((passage, index) => ({ ...passage, number: index + 1 }));
  const system = templates.flatMap(({ systemPrompt, contextInstructions }) => [
    systemPrompt,
    contextInstructions ?? '',
  ]);
  const material = numbered.map(({ number, document, text }) => `[${number}] ${document.title}\n${text}`);
  return {
    messages: [
      { role: 'system', content: [...system, ...material].join('\n\n') },
      ...history,
      { role: 'user', content: question },
    ],
    question,
    passages: numbered,
  };
}
