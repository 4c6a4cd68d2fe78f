#!/bin/sh
# Runs once, when the database is created: one role owns the schema, the other reads and writes rows (docs/database-roles.md).
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=owner_password="$DATABASE_OWNER_PASSWORD" --set=password="$DATABASE_PASSWORD" <<'SQL'
create role portals_owner login password :'owner_password';
create role portals login password :'password';
create database portals owner portals_owner;
revoke all on database portals from public;
grant connect on database portals to portals;
SQL
