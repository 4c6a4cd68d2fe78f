import { parseAuditFilter } from './parse-audit-filter.ts';

const parse = (search: string) => parseAuditFilter(new URLSearchParams(search));

test("days are full days in the viewer's time zone, including the last one", () => {
  expect(parse('from=2026-11-20&to=2026-11-22')).toMatchObject({
    from: new Date(2026, 10, 20).toISOString(),
    until: new Date(2026, 10, 23).toISOString(),
  });
});

test('ignores invalid values', () => {
  const nothing = { search: null, actor: null, action: null, from: null, until: null };
  expect(parse('q=%20&action=flew&from=yesterday&to=')).toEqual(nothing);
});
