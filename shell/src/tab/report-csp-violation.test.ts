import { mockNetwork, replyTo } from 'kit/test/network';
import { ReportPortalFaultDocument } from '#tab/gql/graphql.ts';
import { claimVersion } from '../portals/loaded-parts.ts';

const version = '0123456789ab';
const file = `${location.origin}/remotes/mfe-client/${version}/js/portal.js`;
const violation = (given: object) =>
  Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'connect-src',
    blockedURI: 'https://elsewhere.example/collect?who=dora',
    sourceFile: '',
    ...given,
  }) as SecurityPolicyViolationEvent;

let handle: (event: SecurityPolicyViolationEvent) => Promise<void>;
let sent: ReturnType<typeof mockNetwork>['sent'];
beforeEach(async () => {
  jest.resetModules();
  ({ reportCspViolation: handle } = await import('./report-csp-violation.ts'));
  ({ sent } = mockNetwork({ ReportPortalFault: replyTo(ReportPortalFaultDocument, { reportPortalFault: true }) }));
  window.history.replaceState(null, '', '/nowhere');
});
const inputs = () => sent.map(({ variables }) => variables.input);

test('a violation is a fault of the version whose file caused it, without the query of the blocked URL', async () => {
  await handle(violation({ sourceFile: file }));
  expect(inputs()).toEqual([
    {
      remote: 'mfe-client',
      version,
      kind: 'csp',
      message: 'connect-src blocked https://elsewhere.example/collect',
      source: `/remotes/mfe-client/${version}/js/portal.js`,
    },
  ]);
});

test('a blocked file does not identify its version: another portal may have requested it', async () => {
  const { claimVersion: note } = await import('../portals/loaded-parts.ts');
  note('mfe_sales', 'abcdefabcdef');
  window.history.replaceState(null, '', '/sales-portal');
  await handle(
    violation({ effectiveDirective: 'frame-src', blockedURI: file, sourceFile: `${location.origin}/js/main.js` }),
  );
  expect(inputs()).toEqual([expect.objectContaining({ remote: 'mfe-sales', source: '/js/main.js' })]);
});

test('without such a file it is a fault of the portal on screen, with the details from the browser', async () => {
  const { claimVersion: note } = await import('../portals/loaded-parts.ts');
  note('mfe_sales', 'abcdefabcdef');
  window.history.replaceState(null, '', '/sales-portal');
  await handle(violation({ blockedURI: 'inline', sourceFile: `${location.origin}/js/main.js` }));
  expect(inputs()).toEqual([
    expect.objectContaining({
      remote: 'mfe-sales',
      version: 'abcdefabcdef',
      message: 'connect-src blocked inline',
      source: '/js/main.js',
    }),
  ]);
});

test('violations by browser extensions are ignored', async () => {
  claimVersion('mfe_sales', 'abcdefabcdef');
  window.history.replaceState(null, '', '/sales-portal');
  await handle(violation({ sourceFile: 'chrome-extension://abc/inject.js' }));
  await handle(violation({ blockedURI: 'moz-extension' }));
  expect(inputs()).toEqual([]);
});

test('a page without a released portal reports nothing', async () => {
  await handle(violation({ blockedURI: 'inline' }));
  expect(inputs()).toEqual([]);
});

test('the same violation is reported once, and a tab reports at most five different ones', async () => {
  for (let place = 0; place < 20; place += 1)
    await handle(violation({ sourceFile: file, blockedURI: `https://elsewhere.example/${Math.floor(place / 2)}` }));
  expect(inputs()).toHaveLength(5);
});
