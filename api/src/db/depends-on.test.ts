import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GraphQLObjectType } from 'graphql';
import { pino } from 'pino';
import type { MikroORM } from '@mikro-orm/postgresql';
import { checkDependencies, DependsOn } from '#db/depends-on';
import { openOrm } from '#db/orm';
import { Reader } from '#db/read';
import { ReadCache } from '#db/read-cache';
import { entities } from '#entities';
import { Project } from '#projects/project.entity';
import { createSchema } from '#schema';
import { cloneDatabase, type TestDatabase } from '#test/database';
import { createFactories } from '#test/factories';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await cloneDatabase();
  orm = await openOrm({ url: database.url, entities, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

test('every field of the schema depends on properties that its entity has', () => {
  expect(() => checkDependencies(createSchema(), orm.getMetadata())).not.toThrow();
});

test('a field that depends on a misspelled property stops the start', () => {
  const schema = createSchema();
  const project = schema.getType('Project') as GraphQLObjectType;
  const { viewerCanRate } = project.getFields();
  const { dependencies } = viewerCanRate?.extensions ?? {};
  Object.assign(viewerCanRate ?? {}, {
    extensions: { dependencies: { ...(dependencies as object), properties: ['client', 'staus'] } },
  });
  expect(() => checkDependencies(schema, orm.getMetadata())).toThrow(
    'Project.viewerCanRate depends on staus, which Project does not have. Correct its @DependsOn',
  );
});

test('the compiler rejects a property that the row does not have', () => {
  class Resolver {
    // @ts-expect-error There is no staus.
    @DependsOn('staus')
    isDone(project: Project): boolean {
      return project.status === 'completed';
    }
  }
  expect(Resolver).toBeDefined();
});

test('using a property that was not read throws outside production, and names it', async () => {
  const make = createFactories(database.pool);
  await make.project({ client: await make.user() });
  const find = async (guardsRows: boolean) => {
    const reads = new ReadCache(database.pool, orm.getMetadata(), { guardsRows });
    const read = new Reader(reads, () => null);
    const [project] = await read.find(
      Project,
      { title: true, client: { firstName: true } },
      { where: {}, orderBy: ['id'], direction: 'asc', first: 1 },
    );
    if (!project) throw new Error('There is no project');
    return project;
  };
  const guarded = await find(true);
  expect(guarded.title).toMatch('Project');
  expect(() => guarded.status).toThrow("Project.status was not read. Add 'status' to the @DependsOn");
  expect(() => guarded.client?.email).toThrow('User.email was not read');
  guarded.status = 'completed';
  expect(guarded.status).toBe('completed');
  expect((await find(false)).status).toBeUndefined();
});
