import type { RequestHandler } from 'express';
import type { Base } from '#app/base';
import type { AppServices } from '#app/create-services';
import type { HttpListener } from '#app/http-listener';
import type { Data } from '#app/open-data';
import { findTaskFile } from '#tasks/find-task-file';
import { createPersonCheck } from '#nodes/people-shown';
import { findProfilePhoto } from '#profile/find-profile-photo';
import { findFetchable } from '#documents/find-fetchable';
import { createHttp } from '#http/create-http';
import { isOwnOrigin } from '#http/guards/origin';
import { authenticateToken } from '#http/sessions/authenticate-token';
import { sessionMiddleware } from '#http/sessions/session';
import { socketSession } from '#http/sessions/socket-session';
import { findInvoicePdf } from '#invoices/find-invoice-pdf';
import { exportLeads } from '#leads/export-leads';
import { createSocketServer } from '#live/socket-server';
import { endOverrides } from '#releases/end-override';
import { openOverride } from '#releases/open-override';
import { receiveFile } from '#releases/receive-file';
import { exportSecurityEvents } from '#security-log/export-security-events';
import { findStatementCsv, findStatementPdf } from '#statements/find-statement-files';

/** Accepts requests and sockets. */
export async function serve(base: Base, data: Data, services: AppServices, listener: HttpListener): Promise<void> {
  const { settings, log, lifecycle, metrics } = base;
  const { bus, eventReads } = data;
  const { secrets, sessions, accessTokens, securityLog, schema, createContext, createEventContext, admitOperation } =
    services;
  const [session, cachedSession] = [sessions.store, sessions.cachedStore].map((store) =>
    sessionMiddleware({ secrets, publicUrl: settings.publicUrl, store }),
  ) as [RequestHandler, RequestHandler];
  const canSeePerson = createPersonCheck(schema);
  const http = lifecycle.use(
    await createHttp({
      ...base,
      ...data,
      ...services,
      session,
      cachedSession,
      findFile: async (who, id) =>
        (await findTaskFile(who, id)) ?? (await findProfilePhoto(who, id, canSeePerson)) ?? findFetchable(who, id),
      receiveFile,
      openOverride,
      endOverrides,
      exports: [
        { path: '/api/sales/leads/export', fileName: 'leads.csv', exportRows: exportLeads },
        { path: '/api/admin/security-events/export', fileName: 'security-log.csv', exportRows: exportSecurityEvents },
      ],
      made: { invoicePdf: findInvoicePdf, statementPdf: findStatementPdf, statementCsv: findStatementCsv },
    }),
    'API',
  );
  // Its connections end before the handlers that serve them.
  lifecycle.use(listener, 'requests');
  const sockets = socketSession({
    session,
    readToken: (token, signedOut) => authenticateToken(accessTokens, token, createContext(signedOut, { log })),
    filterOpen: sessions.filterOpen,
    filterActiveTokens: accessTokens.filterActive,
    trustProxy: settings.trustProxy,
  });
  lifecycle.use(
    createSocketServer({
      server: listener.server,
      schema,
      bus,
      reads: eventReads,
      log,
      metrics,
      securityLog,
      isOwnOrigin: (origin) => isOwnOrigin(origin, settings.publicUrl),
      getAddress: sockets.getAddress,
      getSession: sockets.getSession,
      filterOpen: sockets.filterOpen,
      createContext: (opened) => createContext(sockets.asSession(opened), { log }),
      createEventContext: (opened) => createEventContext(sockets.asSession(opened), { log }),
      admitOperation,
      closeSpreadMs: Math.min(lifecycle.timeouts.delay, 1000),
    }),
    'sockets',
  );
  await listener.serve(http.express);
  lifecycle.ready();
}
