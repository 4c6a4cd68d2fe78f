import { Migration } from '@mikro-orm/migrations';

export class Migration20261127013240_enquiry_of_request extends Migration {

  override name = 'Migration20261127013240_enquiry_of_request';

  // Requests from before are linked where their text and time name one enquiry.
  override up(): void | Promise<void> {
    this.addSql(`alter table "client_store_requests" add "enquiry_id" uuid null;`);
    this.addSql(`alter table "client_store_requests" add constraint "client_store_requests_enquiry_id_foreign" foreign key ("enquiry_id") references "enquiries" ("id") on delete set null not valid;`);
    this.addSql(`with pairs as (
      select r.id as request, e.id as enquiry, count(*) over (partition by r.id) as enquiries, count(*) over (partition by e.id) as requests
        from client_store_requests r
        join enquiries e on e.email = r.email and e.name = r.name and e.outcome = r.requirements
         and r.created_at between e.created_at - interval '5 seconds' and e.created_at + interval '5 seconds')
      update client_store_requests set enquiry_id = pairs.enquiry
        from pairs where client_store_requests.id = pairs.request and pairs.enquiries = 1 and pairs.requests = 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_enquiry_id_foreign";`);
    this.addSql(`alter table "client_store_requests" drop column "enquiry_id";`);
  }

}
