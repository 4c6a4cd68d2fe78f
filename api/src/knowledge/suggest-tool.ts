import { Field, ID, ObjectType } from 'type-graphql';
import type { SuggestToolInput } from 'rules/knowledge';
import type { Context } from '#context';
import { createKnowledgeResource } from '#knowledge/create-knowledge-resource';

@ObjectType({ description: 'The result of a tool suggestion', simpleResolvers: true })
export class ToolSuggestion {
  @Field(() => ID, { description: 'Identifier of the resource, once it is published' })
  id!: string;

  @Field({ description: 'Display name of the tool' })
  title!: string;

  @Field({ description: 'What happens next, for display' })
  message!: string;
}

/** Stores a contractor's suggestion as a draft of the AI Nexus, for the product analysts to review. */
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
  return { id, title, message: "Thank you. Your suggestion is saved as a draft and appears once it's published." };
}
