import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, signedOutReply } from 'kit/test/network';
import { renderInPage } from 'kit/test/render';
import { plans } from 'rules/plans';
import { HeroActions } from './hero/hero-actions.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { useIntakeDialog } from './use-intake-dialog.tsx';

// Loaded on demand; importing it here keeps that out of the test's timing.
beforeAll(() => import('../enquiry-form/intake-dialog.tsx'), 60_000);

function Page() {
  const { start, dialog } = useIntakeDialog();
  return (
    <>
      <HeroActions onStart={start} />
      <Pricing onStart={start} />
      {dialog}
    </>
  );
}

const open = async () => {
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(<Page />);
  await act(async () => undefined);
};

test('a project starts without a plan, and the focus returns to the button', async () => {
  await open();
  const button = screen.getByText('Start Your Project');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test.each(plans.map(({ name, enquiryPlan: asksFor }) => [name, asksFor]))(
  'starting with %s asks for %s',
  async (name, asksFor) => {
    await open();
    await userEvent.click(screen.getByText(`Start with ${name}`));
    expect(await screen.findByRole('radio', { name: asksFor })).toBeChecked();
  },
);
