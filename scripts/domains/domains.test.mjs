import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { describeCycle, findCycle } from './find-cycle.mjs';
import { readDomainGraphs } from './read-graphs.mjs';
import { renderDomains } from './render-graph.mjs';

const folders = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The graphs of files with these sources. */
function readGraphs(sources) {
  const folder = mkdtempSync(path.join(tmpdir(), 'domains-'));
  folders.push(folder);
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  return readDomainGraphs(folder);
}

const imports = (...targets) => targets.map((target) => `import {\n  x,\n} from '#${target}';`).join('\n');

test('a cycle is reported with the imports that make it', () => {
  const { code } = readGraphs({
    'tasks/create-task.ts': imports('#db/read', 'projects/project.access'),
    'projects/start-project.ts': "export { x } from '#tickets/announce';",
    'tickets/inbox/open.ts': "const x = await import('#tasks/create-task');",
    'leads/lead.access.ts': imports('tasks/create-task'),
  });
  assert.equal(
    describeCycle(findCycle(code), code),
    `projects → tickets → tasks → projects
  projects/start-project.ts imports #tickets/announce
  tickets/inbox/open.ts imports #tasks/create-task
  tasks/create-task.ts imports #projects/project.access`,
  );
});

test('entities make cycles only with each other', () => {
  const { code, relations } = readGraphs({
    'activity/activity.entity.ts': imports('projects/project.entity'),
    'activity/record-activity.ts': imports('projects/project.entity'),
    'projects/start-project.ts': imports('activity/record-activity', 'activity/activity.entity'),
    'projects/project.entity.ts': "import type { Person } from '#people/person.entity';",
    'people/person.entity.ts': imports('projects/project.entity'),
  });
  assert.equal(findCycle(code), null);
  assert.deepEqual(findCycle(relations), ['people', 'projects', 'people']);
});

test('tests and folders that serve all domains are left out', () => {
  const { code, domains } = readGraphs({
    'tasks/tasks.test.ts': imports('projects/x'),
    'tasks/create-task.ts': imports('db/read', 'mail/mail'),
    'projects/x.ts': imports('tasks/create-task'),
    'db/read.ts': imports('projects/x'),
    'mail/mail.ts': imports('projects/x'),
    'files/files.domain.ts': '',
  });
  assert.deepEqual(domains, ['files', 'projects', 'tasks']);
  assert.deepEqual(code, [{ from: 'projects', to: 'tasks', file: 'projects/x.ts', target: 'tasks/create-task' }]);
});

test('arrows that follow from others are left out', () => {
  const code = [
    ['tasks', 'projects'],
    ['projects', 'people'],
    ['tasks', 'people'],
  ].map(([from, to]) => ({ from, to }));
  const text = renderDomains({ domains: ['people', 'projects', 'tasks', 'visits'], code });
  assert.match(text, /flowchart LR\n {2}projects --> people\n {2}tasks --> projects\n```/);
  assert.match(text, /Without arrows: visits\./);
});
