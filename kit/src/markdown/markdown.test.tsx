import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CitationsProvider } from './citation.tsx';
import { Markdown } from './markdown.tsx';

const show = (text: string) => render(<Markdown text={text} />);

test('HTML in an answer shows as text and is never rendered', () => {
  const { container } = show('<img src=x onerror="alert(1)">\n\nA <b>word</b> and <script>alert(1)</script>');
  expect(container.querySelector('img, script, b')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror="alert(1)">');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '/client', 'java&#x73;cript:alert(1)'])(
  'a link to %s is plain text',
  (address) => {
    show(`[press](${address})`);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('press')).toBeInTheDocument();
  },
);

test('links to the web and mail open in a new tab', () => {
  show('[one](https://example.test/a) and <mail@example.test>');
  const [web, mail] = screen.getAllByRole('link');
  expect(web).toHaveAttribute('href', 'https://example.test/a');
  expect(web).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(mail).toHaveAttribute('href', 'mailto:mail@example.test');
});

test('an image is a link: loading it would reveal the reader to its server', () => {
  const { container } = show('![a plan](https://example.test/plan.png)');
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'a plan' })).toBeInTheDocument();
});

test('headings, lists, tables and entities are rendered', () => {
  show('## Plan\n\n1. first\n2. second\n\n- [x] done\n\n| a | b |\n|---|---|\n| 1 &amp; 2 | `x` |');
  expect(screen.getByRole('heading', { name: 'Plan' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  expect(screen.getByRole('cell', { name: '1 & 2' })).toBeInTheDocument();
});

test('code shows its language, can be copied, and is highlighted', async () => {
  const user = userEvent.setup();
  show('```ts\nconst a = "b";\n```');
  expect(screen.getByText('TypeScript')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe('const a = "b";');
  expect(await screen.findByText('const')).toHaveAttribute('data-kind', 'keyword');
  expect(screen.getByText('"b"')).toHaveAttribute('data-kind', 'string');
});

test('a citation opens its passage; an unknown number is plain text', async () => {
  const opened: number[] = [];
  render(
    <CitationsProvider value={{ titles: new Map([[1, 'Handbook']]), open: (number) => void opened.push(number) }}>
      <Markdown text="As it is said [1], not [7]." />
    </CitationsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Passage 1, Handbook' }));
  expect(opened).toEqual([1]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('[7]')).toBeInTheDocument();
});

test('a citation right before a colon opens its passage, and a definition is still no citation', async () => {
  const { container } = render(
    <CitationsProvider value={{ titles: new Map([[1, 'Handbook']]), open: () => undefined }}>
      <Markdown text={'As it is said in [1]: three days, see [the page][2].\n\n[2]: https://example.test/a'} />
    </CitationsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Passage 1, Handbook' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'the page' })).toHaveAttribute('href', 'https://example.test/a');
  expect(container).toHaveTextContent('As it is said in 1: three days, see the page.');
});
