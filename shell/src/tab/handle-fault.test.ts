import { network } from 'kit/test/network';
import { notePart } from '../portals/parts-here.ts';
import { asPortalFault, PortalFault } from '../portals/portal-fault.ts';
import { handleFault } from './handle-fault.ts';

const taken = { ReportPortalFault: { data: { reportPortalFault: true } } };

test('the server is told which version of which remote failed, and how, in one line', async () => {
  const { sent } = network(taken);
  notePart('mfe_client', '0123456789ab');
  await handleFault('mfe_client', asPortalFault(new TypeError('x is\nnot a function'), 'render'));
  const input = {
    remote: 'mfe-client',
    version: '0123456789ab',
    kind: 'render',
    message: 'TypeError: x is not a function',
  };
  expect(sent.map(({ variables }) => variables)).toEqual([{ input }]);
});

test('a remote that was never found has no version, and of what is being developed nothing is told', async () => {
  const { sent } = network(taken);
  notePart('mfe_sales', 'dev');
  await handleFault('mfe_sales', new PortalFault('load', 'broken'));
  await handleFault('mfe_admin', new PortalFault('missing', 'not there'));
  expect(sent.map(({ variables }) => variables.input)).toEqual([
    expect.objectContaining({ remote: 'mfe-admin', version: null }),
  ]);
});

test('an endless render that React ended itself is told as one', async () => {
  const { sent } = network(taken);
  const minified = new Error('Minified React error #185; visit https://react.dev/errors/185');
  await handleFault('mfe_client', asPortalFault(minified, 'render'));
  await handleFault('mfe_client', asPortalFault(new Error('Minified React error #31'), 'render'));
  expect(sent.map(({ variables }) => (variables.input as { kind: unknown }).kind)).toEqual(['loop', 'render']);
});

test('a long message is cut, and a loop is told in the console too', async () => {
  const { sent } = network(taken);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await handleFault('mfe_client', new PortalFault('loop', 'a'.repeat(3000)));
  expect(sent[0]?.variables).toMatchObject({ input: { message: 'a'.repeat(1000) } });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the page’s token goes along where the server has given one', async () => {
  const { sent } = network(taken);
  const settings = document.createElement('script');
  settings.id = 'public-settings';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ pageLoad: 'the-token' });
  document.body.append(settings);
  await handleFault('mfe_client', new PortalFault('load', 'broken'));
  settings.remove();
  expect(sent[0]?.variables).toMatchObject({ input: { pageLoad: 'the-token' } });
});
