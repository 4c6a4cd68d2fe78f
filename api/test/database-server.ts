import 'reflect-metadata';
// Started by global-setup: a server (that of DATABASE_URL, or an embedded one) with a migrated template, and the stored builds.
// Ends with its parent.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbedded } from '#db/embedded';
import { migrate } from '#db/migrate';
import { migrateAsOwner } from '#db/migrate-as-owner';
import { storeBuilds } from '#test/stored-builds';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(path.join(os.tmpdir(), 'portals-test-'));
const embedded = process.env.DATABASE_URL
  ? null
  : await startEmbedded({
      folder,
      log,
      // Tests open thousands of connections. Hashing a random password 4,096 times makes none of them safer.
      flags: [
        'fsync=off',
        'synchronous_commit=off',
        'full_page_writes=off',
        'max_connections=200',
        'scram_iterations=1',
      ],
    });
const url = embedded?.superuserUrl ?? process.env.DATABASE_URL ?? '';
const template = `template_${process.pid}`;

const admin = new pg.Client(url);
await admin.connect();
await admin.query(`create database ${template}`);
const inTemplate = (address: string) => Object.assign(new URL(address), { pathname: `/${template}` }).href;
if (embedded) {
  // The superuser's is older than the setting.
  await admin.query(`alter role ${admin.user} password '${admin.password}'`);
  // Same roles as the product's embedded database, so that tests run with production rights.
  await admin.query(`alter database ${template} owner to ${new URL(embedded.ownerUrl).username}`);
  await migrateAsOwner({ ownerUrl: inTemplate(embedded.ownerUrl), appUrl: embedded.url, log });
} else {
  await migrate({ url: inTemplate(url), log });
}

const builds = path.join(folder, 'builds');
mkdirSync(builds);
await storeBuilds(builds, log);

process.on('disconnect', () => void stop());
process.on('SIGINT', () => {}); // the parent decides when to stop: it may still be using the databases
process.send?.({ url, appUrl: embedded?.url ?? url, template, builds });

async function stop(): Promise<void> {
  await admin.query(`drop database if exists ${template} with (force)`);
  await admin.end();
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
