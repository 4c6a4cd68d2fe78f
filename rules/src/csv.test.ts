import { toCsv } from './csv.ts';

const lines = (rows: (string | number | null)[][]) => toCsv(rows).slice(1).split('\r\n');

test('it begins with the mark of UTF-8, and each line ends as RFC 4180 has it', () => {
  expect(
    toCsv([
      ['Part', 'Figure'],
      ['März', 3.5],
    ]),
  ).toBe('\uFEFFPart,Figure\r\nMärz,3.5\r\n');
});

test('commas, quotation marks and line breaks stay in their cell; nothing is an empty one', () => {
  expect(lines([['a,b', 'say "yes"', 'one\ntwo', null]])[0]).toBe('"a,b","say ""yes""","one\ntwo",');
});

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx'])('a text that would be a formula is none: %s', (text) => {
  expect(lines([[text]])[0]).toBe(`'${text}`);
});

test('a number below zero stays a number', () => {
  expect(lines([[-2]])[0]).toBe('-2');
});
