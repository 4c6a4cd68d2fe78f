import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { sampleTestingQueue } from '#sample-figures/hub-rows';
import { getSamples } from '#sample-figures/get-samples';

@ObjectType({ description: 'A project in testing', simpleResolvers: true })
export class TestingQueueItem {
  @Field(() => ID, { nullable: true, description: 'The project; null for a sample' })
  projectId!: string | null;

  @Field({ description: 'Display name' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Name of the client; null until they have an account' })
  clientName!: string | null;

  @Field(() => Int, { description: 'Percent complete, 0 to 100' })
  progress!: number;

  @Field({ description: 'Whether it is shown with a Sample tag' })
  isSample!: boolean;
}

const maxItems = 50;

/** The viewer's projects in testing, newest first (specification part 2 §2, tab 8). */
export async function findTestingQueue({ read, viewer }: Context): Promise<TestingQueueItem[]> {
  const where = { $and: [visibleTo(viewer), { status: 'testing' as const }] };
  const fields = { title: true, progress: true, client: { firstName: true, lastName: true } } as const;
  const found = await read.find(Project, fields, { where, orderBy: ['id'], direction: 'desc', first: maxItems });
  return found.map(({ id, title, progress, client }) => ({
    projectId: id,
    title,
    clientName: client && `${client.firstName} ${client.lastName}`,
    progress,
    isSample: false,
  }));
}

/** The sample queue for contractors without any project. */
export const getSampleQueue = (settings: Context['settings']): TestingQueueItem[] =>
  getSamples(sampleTestingQueue, settings).map((sample) => ({ ...sample, projectId: null, isSample: true }));
