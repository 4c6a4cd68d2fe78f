import { renderToString } from 'react-dom/server';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'kit/router';
import { mockNetwork, errorReply, replyTo } from 'kit/test/network';
import { renderInPage, SessionLoaded } from 'kit/test/render';
import { SubmitEnquiryDocument } from '#enquiry-form/gql/graphql.ts';
import { enquiryDraft } from '../enquiry-form/draft.ts';
import { emptyEnquiry } from '../enquiry-form/enquiry-values.ts';
import { discardUpload } from '../enquiry-form/upload/upload-store.ts';
// The dialog is loaded on demand; importing it here keeps that out of the test's timing.
import '../strategy-call/strategy-call-dialog.tsx';
import { ContactScreen } from './contact-screen.tsx';

beforeEach(discardUpload);

async function open() {
  mockNetwork({
    Viewer: errorReply('UNAUTHENTICATED', 'Please sign in'),
    SubmitEnquiry: replyTo(SubmitEnquiryDocument, { submitEnquiry: { id: '1' } }),
  });
  renderInPage(
    <SessionLoaded>
      <ContactScreen />
    </SessionLoaded>,
    { path: '/contact' },
  );
  await screen.findByLabelText('Name');
}

test('the page says what it is for and what the agency promises', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Start Your AI Project Today' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const promises = within(screen.getByRole('complementary')).getAllByRole('listitem');
  expect(promises.map(({ textContent }) => textContent)).toEqual([
    'NDA on request',
    'Launch in as little as 7 days',
    'Secure AI-ready architecture',
    'Integrates existing tools',
  ]);
});

test('a strategy call is booked in a dialog, which restores the focus', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Book a 15-min strategy call' });
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Schedule Your Strategy Call' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('after submission, the page says what happens next and has the focus', async () => {
  enquiryDraft.save({
    name: 'Ada Park',
    email: 'ada@teahouse.example',
    phone: '',
    projectType: 'other',
    outcome: 'More time for customers',
    budget: '$2–5k',
    timeline: 'Normal (1–2 months)',
    preferredPlan: 'Not sure',
    consent: '',
  });
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send project details' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What happens next?' })).toHaveFocus();
  for (const point of [
    'Our team reviews your requirements.',
    'We prepare a customised strategy.',
    'We contact you within 24 hours.',
  ])
    expect(screen.getByText(point)).toBeInTheDocument();
  expect(screen.getByText(/A confirmation email should arrive/)).toHaveTextContent('ada@teahouse.example');
  expect(screen.queryByRole('heading', { name: 'Start Your AI Project Today' })).not.toBeInTheDocument();
});

const asServed = (
  <MemoryRouter>
    <ContactScreen />
  </MemoryRouter>
);

test('the server renders the page with an empty form, not yet to be sent, and no inline styles', () => {
  enquiryDraft.save({ ...emptyEnquiry, name: 'Ada Park' });
  const html = renderToString(asServed);
  expect(html).not.toContain('Ada Park');
  expect(html).not.toContain('Draft restored');
  expect(html.replaceAll(/<style[\s\S]*?<\/style>/g, '')).not.toContain('style=');
  const button = /<button[^>]*>(?=Send project details)/.exec(html)?.[0];
  expect(button).toContain('aria-disabled="true"');
  expect(button).toContain('type="button"');
});

test('hydration restores the draft and keeps what was typed before it', async () => {
  enquiryDraft.save({ ...emptyEnquiry, name: 'Ada Park' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(asServed);
  within(container).getByLabelText<HTMLInputElement>('Email').value = 'ada@teahouse.example';
  within(container).getByLabelText<HTMLInputElement>('Growth').checked = true;
  render(asServed, { container, hydrate: true });
  expect(await screen.findByText(/Draft restored/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Park');
  await waitFor(() =>
    expect(enquiryDraft.read()).toMatchObject({ email: 'ada@teahouse.example', preferredPlan: 'Growth' }),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('ada@teahouse.example');
  expect(screen.getByLabelText('Growth')).toBeChecked();
});
