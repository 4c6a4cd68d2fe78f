import { admin } from './jobs/admin.ts';
import { analyst } from './jobs/analyst.ts';
import { client } from './jobs/client.ts';
import { developer } from './jobs/developer.ts';
import { testJobs } from './jobs/job.ts';
import { manager } from './jobs/manager.ts';
import { sales } from './jobs/sales.ts';
import { support } from './jobs/support.ts';
import { tester } from './jobs/tester.ts';

testJobs([client, developer, tester, support, sales, manager, admin, analyst].flat());
