import { parseAuditFilter } from './parse-audit-filter.ts';

const parse = (address: string) => {
  const params = new URLSearchParams(address);
  return parseAuditFilter((name) => params.get(name) ?? '');
};

test('days are whole days of whoever looks, the last one included', () => {
  expect(parse('from=2026-11-20&to=2026-11-22')).toMatchObject({
    from: new Date(2026, 10, 20).toISOString(),
    until: new Date(2026, 10, 23).toISOString(),
  });
});

test('what no one can look for is passed over', () => {
  const nothing = { search: null, actor: null, action: null, from: null, until: null };
  expect(parse('q=%20&action=flew&from=yesterday&to=')).toEqual(nothing);
});
