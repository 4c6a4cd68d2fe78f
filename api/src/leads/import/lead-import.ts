import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The result of an import of leads', simpleResolvers: true })
export class LeadImport {
  @Field(() => Int, { description: 'How many leads were created' })
  imported!: number;

  @Field(() => [Int], { description: 'Indexes of the leads that were skipped as duplicates, from 0' })
  skipped!: number[];
}
