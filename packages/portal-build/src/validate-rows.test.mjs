import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateRows } from './validate-rows.ts';

const row = { path: '/travel', title: 'Travel', audiences: ['admin'] };

test('valid rows pass', () => {
  validateRows([]);
  validateRows([row, { ...row, path: '/travel-board', below: true, hasLinks: true }]);
});

test('each problem is a line with its path, without a stack trace', () => {
  const portals = [
    { ...row, title: '', audiences: ['pilots'] },
    { ...row, path: '/Travel', below: 'yes' },
    { title: 'Travel', audiences: [] },
  ];
  assert.throws(
    () => validateRows(portals),
    (error) => {
      assert.equal(error.isPlain, true);
      const [, , ...lines] = error.message.split('\n');
      assert.match(lines[0], /^ {2}\/travel, title: Please enter a title\.$/);
      assert.match(lines[1], /^ {2}\/travel, audiences: An audience is one of anyone, user, .*\.$/);
      assert.match(lines[2], /^ {2}\/Travel, path: A path has one to three segments of lower-case letters/);
      assert.equal(lines[3], '  /Travel, below: Write true, or leave it out.');
      assert.equal(lines[4], '  row 3, path: Please enter the path.');
      assert.equal(lines[5], '  row 3, audiences: Please name the audiences that may open it.');
      assert.equal(lines.length, 6);
      return true;
    },
  );
});

test('a value that is not a list is refused', () => {
  assert.throws(() => validateRows({ path: '/travel' }), /`portals`: Please list the rows/);
  assert.throws(() => validateRows(['/travel']), /row 1: Please give each row a path, a title and audiences/);
});
