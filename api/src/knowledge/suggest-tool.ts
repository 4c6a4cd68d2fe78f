import { Field, ID, ObjectType } from 'type-graphql';
import type { SuggestToolInput } from 'rules/knowledge';
import type { Context } from '#context';
import { createKnowledgeResource } from '#knowledge/create-knowledge-resource';

@ObjectType({ description: 'What became of a suggestion', simpleResolvers: true })
export class ToolSuggestion {
  @Field(() => ID, { description: 'The id that the resource has, once it is published' })
  id!: string;

  @Field({ description: 'What the tool is called' })
  title!: string;

  @Field({ description: 'What happens next, for whoever suggested it' })
  message!: string;
}

/** Keeps a contractor's suggestion as a draft of the AI Nexus, which the product analysts find there. */
export async function suggestTool(
  context: Context,
  { title, description, fileUrl }: SuggestToolInput,
): Promise<ToolSuggestion> {
  const id = await createKnowledgeResource(context, {
    title,
    description,
    fileUrl,
    hub: 'ai_nexus',
    category: 'tool',
    isPublished: false,
  });
  return { id, title, message: 'Thank you. Your suggestion is stored as a draft and shows once it is published.' };
}
