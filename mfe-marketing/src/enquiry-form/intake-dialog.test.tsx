import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, replyTo } from 'kit/test/network';
import { renderInPage, SessionLoaded } from 'kit/test/render';
import { SubmitEnquiryDocument } from '#enquiry-form/gql/graphql.ts';
import { IntakeDialog } from './intake-dialog.tsx';
import { enquiryDraft } from './draft.ts';
import { discardUpload } from './upload/upload-store.ts';

beforeEach(discardUpload);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Start with Growth
      </button>
      <IntakeDialog isOpen={isOpen} onClose={() => setOpen(false)} plan="Growth" />
    </>
  );
}

async function open() {
  mockNetwork({
    Viewer: errorReply('UNAUTHENTICATED', 'Please sign in'),
    SubmitEnquiry: replyTo(SubmitEnquiryDocument, { submitEnquiry: { id: '1' } }),
  });
  renderInPage(
    <SessionLoaded>
      <Page />
    </SessionLoaded>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Start with Growth' }));
}

test('the dialog has the form, with the plan that the visitor clicked', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Start Your Project' })).toBeInTheDocument();
  expect(screen.getByLabelText('Growth')).toBeChecked();
});

test('closing needs no confirmation and loses nothing', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Start with Growth' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByText(/Draft restored/)).toBeInTheDocument();
});

test('the confirmation is in the dialog, and its heading has the focus', async () => {
  enquiryDraft.save({
    name: 'Ada Park',
    email: 'ada@teahouse.example',
    phone: '',
    projectType: 'other',
    outcome: 'More time for customers',
    budget: '$2–5k',
    timeline: 'Normal (1–2 months)',
    preferredPlan: '',
    consent: '',
  });
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send project details' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'What happens next?' })).toHaveFocus();
});
