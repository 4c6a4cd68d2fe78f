import { toCsv } from './csv.ts';

const lines = (rows: (string | number | null)[][]) => toCsv(rows).slice(1).split('\r\n');

test('it starts with the UTF-8 byte order mark, and lines end as in RFC 4180', () => {
  expect(
    toCsv([
      ['Part', 'Figure'],
      ['März', 3.5],
    ]),
  ).toBe('\uFEFFPart,Figure\r\nMärz,3.5\r\n');
});

test('commas, quotation marks and line breaks stay in their cell; null is an empty cell', () => {
  expect(lines([['a,b', 'say "yes"', 'one\ntwo', null]])[0]).toBe('"a,b","say ""yes""","one\ntwo",');
});

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx'])('text that looks like a formula is escaped: %s', (text) => {
  expect(lines([[text]])[0]).toBe(`'${text}`);
});

test('a negative number stays a number', () => {
  expect(lines([[-2]])[0]).toBe('-2');
});
