import { render, screen } from '@testing-library/react';
import { linkAttachments } from './link-attachments.tsx';

const url = '/api/files/0199f0c2-6c1e-7f7a-9d0a-3f2a5b6c7d8e';
const show = (text: string) => render(<p data-testid="entry">{linkAttachments(text)}</p>);

test('the attachment of a merged enquiry is a download with its name', () => {
  show(`Request: A map\nAttachment: Wishes, part 2.pdf, ${url}\nPlan: Pro`);
  const link = screen.getByRole('link', { name: 'Wishes, part 2.pdf' });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('download', 'Wishes, part 2.pdf');
  expect(screen.getByTestId('entry').textContent).toBe('Request: A map\nAttachment: Wishes, part 2.pdf\nPlan: Pro');
});

test('the same attachment twice is two links', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(`Attachment: a.pdf, ${url}\nAttachment: a.pdf, ${url}`);
  expect(screen.getAllByRole('link', { name: 'a.pdf' })).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
});

test.each([
  ['an address alone', url],
  ['an address of another site', `Attachment: a.pdf, https://evil.example${url}`],
  ['an address within another', `See https://evil.example${url}`],
  ['an attachment within a line', `They sent Attachment: a.pdf, ${url}`],
  ['an address that goes on', `Attachment: a.pdf, ${url}/../../logout`],
  ['an attachment without a name', `Attachment: , ${url}`],
  ['an id that is none', 'Attachment: a.pdf, /api/files/------------------------------------'],
])('%s is text', (_what, text) => {
  show(text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByTestId('entry').textContent).toBe(text);
});
