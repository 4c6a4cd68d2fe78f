import { mockNetwork, replyTo } from 'kit/test/network';
import { ReportPortalFaultDocument } from '#tab/gql/graphql.ts';
import { claimVersion } from '../portals/loaded-parts.ts';
import { toPortalFault, PortalFault } from '../portals/portal-fault.ts';
import { reportFault } from './report-fault.ts';

const taken = { ReportPortalFault: replyTo(ReportPortalFaultDocument, { reportPortalFault: true }) };

test('a report names the remote, its version and the failure, in one line', async () => {
  const { sent } = mockNetwork(taken);
  claimVersion('mfe_client', '0123456789ab');
  await reportFault('mfe_client', toPortalFault(new TypeError('x is\nnot a function'), 'render'));
  const input = {
    remote: 'mfe-client',
    version: '0123456789ab',
    kind: 'render',
    message: 'TypeError: x is not a function',
  };
  expect(sent.map(({ variables }) => variables)).toEqual([{ input }]);
});

test('a remote that was never found has no version, and parts in development report nothing', async () => {
  const { sent } = mockNetwork(taken);
  claimVersion('mfe_sales', 'dev');
  await reportFault('mfe_sales', new PortalFault('load', 'broken'));
  await reportFault('mfe_admin', new PortalFault('missing', 'not there'));
  expect(sent.map(({ variables }) => variables.input)).toEqual([
    expect.objectContaining({ remote: 'mfe-admin', version: null }),
  ]);
});

test('an endless render that React stopped is reported as a loop', async () => {
  const { sent } = mockNetwork(taken);
  const minified = new Error('Minified React error #185; visit https://react.dev/errors/185');
  await reportFault('mfe_client', toPortalFault(minified, 'render'));
  await reportFault('mfe_client', toPortalFault(new Error('Minified React error #31'), 'render'));
  expect(sent.map(({ variables }) => (variables.input as { kind: unknown }).kind)).toEqual(['loop', 'render']);
});

test('a long message is cut, and a loop is also logged to the console', async () => {
  const { sent } = mockNetwork(taken);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await reportFault('mfe_client', new PortalFault('loop', 'a'.repeat(3000)));
  expect(sent[0]?.variables).toMatchObject({ input: { message: 'a'.repeat(1000) } });
  expect(warn).toHaveBeenCalledTimes(1);
});

test("the page's token is included if the server provided one", async () => {
  const { sent } = mockNetwork(taken);
  const settings = document.createElement('script');
  settings.id = 'public-settings';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ pageLoad: 'the-token' });
  document.body.append(settings);
  await reportFault('mfe_client', new PortalFault('load', 'broken'));
  settings.remove();
  expect(sent[0]?.variables).toMatchObject({ input: { pageLoad: 'the-token' } });
});
