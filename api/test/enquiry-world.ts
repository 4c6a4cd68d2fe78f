import pg from 'pg';
import { startTestApp, type TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { signInAs } from '#test/sign-in-as';

export interface Enquiry {
  id: string;
  lead: string;
  request: string;
}

/** An app with sales and a developer, who both move enquiries. */
export class EnquiryWorld {
  app!: TestApp;
  database!: pg.Client;
  sales!: TestClient;
  developer!: TestClient;

  start = async (): Promise<void> => {
    this.app = await startTestApp();
    this.database = new pg.Client(this.app.databaseUrl);
    await this.database.connect();
    const contractor = async (contractorRole: string) =>
      signInAs(this.app, await this.app.make.user({ role: 'contractor', contractorRole }));
    this.sales = await contractor('sales');
    this.developer = await contractor('developer');
  };
  stop = async (): Promise<void> => {
    await this.database.end();
    await this.app.stop();
  };

  makeEnquiry = async (status = 'new', email?: string): Promise<Enquiry> => {
    const { id } = await this.app.make.enquiry();
    const lead = await this.app.make.lead({ status, enquiry: id }, { company_name: 'Tram Museum' });
    const request = await this.app.make.clientStoreRequest({ name: 'Helga', enquiry: id, ...(email && { email }) });
    return { id, lead: lead.id, request: request.id };
  };

  readState = async ({ id }: Enquiry) => {
    const { rows } = await this.database.query<{ lead: string; request: string; answered: boolean; projects: number }>(
      `select l.status as lead, r.status as request, e.answered_at is not null as answered,
              (select count(*)::int from projects p where p.id = r.project_id) as projects
         from enquiries e join leads l on l.enquiry_id = e.id join client_store_requests r on r.enquiry_id = e.id
        where e.id = $1`,
      [id],
    );
    return rows[0];
  };

  contact = ({ request }: Enquiry) =>
    this.developer.graphql(
      'mutation ($id: ID!) { contactClientStoreRequest(id: $id, message: "When can we talk?") { status } }',
      { id: request },
    );
  accept = ({ request }: Enquiry) =>
    this.developer.graphql('mutation ($id: ID!) { acceptClientStoreRequest(id: $id) { status } }', { id: request });
  decline = ({ request }: Enquiry) =>
    this.developer.graphql('mutation ($id: ID!) { declineClientStoreRequest(id: $id) { status } }', { id: request });
  move = ({ lead }: Enquiry, status: string) =>
    this.sales.graphql(
      'mutation ($id: ID!, $status: LeadStatus!) { updateLead(id: $id, input: { status: $status }) { id } }',
      {
        id: lead,
        status,
      },
    );
  win = ({ lead }: Enquiry) =>
    this.sales.graphql(
      `mutation ($id: ID!) {
        movePipelineDeal(id: $id, input: { from: requirements, to: development, isLead: true }) { phase } }`,
      { id: lead },
    );
  merge = (kept: Enquiry, other: Enquiry) =>
    this.sales.graphql('mutation ($id: ID!, $input: MergeLeadsInput!) { mergeLeads(id: $id, input: $input) { id } }', {
      id: kept.lead,
      input: { otherId: other.lead },
    });
  lockEnquiry = ({ id }: Enquiry) => ({
    databaseUrl: this.app.databaseUrl,
    sql: 'select 1 from enquiries where id = $1 for update',
    values: [id],
  });
}
