import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractHtmlTexts } from './extract-html-texts.mjs';
import { extractTexts } from './extract-texts.mjs';

describe('texts', () => {
  for (const [what, source, ...texts] of [
    [
      'text of an element, as React joins its lines',
      '<p>\n  No fees yet.{" "}\n  Come\n  back\n</p>',
      'No fees yet. Come back',
    ],
    ['values as holes', '<p>{count} of {props.all?.length}, {format(at)}</p>', '{count} of {length}, {format}'],
    [
      'elements inside a sentence',
      '<p>Read <Link to="/a">the guide</Link><Icon /></p>',
      'Read <Link>the guide</Link>{Icon}',
    ],
    ['a choice of texts', "<b>{isOpen ? 'Close' : label ?? 'Open'}</b>", 'Close', 'Open'],
    [
      'a choice inside a sentence',
      "`${n} ${n === 1 ? 'lead' : 'leads'}${by && ` by ${by}`}`",
      '{n} {lead|leads}{ by {by}|}',
    ],
    ['one lowercase word in a label', '<Field label="email" placeholder={`in ${place}`} />', 'email', 'in {place}'],
    ['attributes that look like text', '<Panel open="Show all" />', 'Show all'],
    ['a label of a table', "const tabs = [{ label: 'DocHub', id: 'dochub' }];", 'DocHub'],
    [
      'messages in calls',
      "throw conflict('This name is taken'); z.string('Title is required')",
      'This name is taken',
      'Title is required',
    ],
    [
      'lines of a mail',
      'const mail = { subject: "Hello", text: `Hello ${name},\n\nBye` };',
      'Hello',
      'Hello {name},\n\nBye',
    ],
    ['a sum of strings', "fail('A part and ' + 'its ' + name)", 'A part and its {name}'],
    ['texts behind types', "const labels = { a: 'Won' } satisfies Labels as const;", 'Won'],
    [
      'texts beside a value',
      '<p>by <Who label="Account owner" /> {list.map(() => <i>New lead</i>)}</p>',
      'by {Who} {map}',
      'Account owner',
      'New lead',
    ],
    ['each text once', '<p><b>Retry</b><i>Retry</i></p>', 'Retry'],
  ])
    test(what, () => assert.deepEqual(extractTexts(source), texts));
});

describe('no texts', () => {
  for (const [what, source] of [
    ['imports, types and directives', "import a from 'A b'; export * from 'C d'; type T = 'Some text';"],
    ['names', "const a = ['client', 'in_progress', 'userId', 'AUTH_FAILED']; a['Some key']; ({ 'Some key': 1 })"],
    ['comparisons', "if (key === 'Escape' || 'Some text' !== key) { switch (key) { case 'Enter key': } }"],
    [
      'technical attributes',
      '<a className="two names" rel="one two" href="/a b" data-at="Some place" $kind="Some kind" />',
    ],
    [
      'styles, SQL and GraphQL',
      "styled.p`color: red;`; sql`select a from b`; run('select id from users where a is null')",
    ],
    [
      'selectors and CSS values',
      "const a = ['1px solid', 'main, [role=region]', 'input, select', 'minmax(0, 1fr) auto', `auto ${lines}px`]",
    ],
    ['crontabs', 'const a = `${pruneCrontab}\\n  42 * * * * archiveRows ?max=3`'],
    ['commands', "const a = 'npm --prefix api run emit'"],
    ['logs and faults of the program', "log.info({}, 'the server stopped'); throw new Error('Some invariant')"],
    [
      'descriptions of the schema',
      "class A { @Field(() => String, { description: 'Display name' }) name!: string }; graphqlEnum('Role', roles, 'The role of a person')",
    ],
    ['values alone', '<p>{first} {last}</p>'],
  ])
    test(what, () => assert.deepEqual(extractTexts(source), []));
});

test('texts and labels of a page, without its styles and scripts', () =>
  assert.deepEqual(
    extractHtmlTexts(
      '<style>p { color: red }</style><p aria-label="Progress">{{name}} is starting</p><title><%= name %></title>',
    ),
    ['Progress', '{name} is starting'],
  ));
