#!/bin/sh
# Runs once, on an empty database: the account of the servers owns its database and is nothing besides.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role rekenklaar login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database rekenklaar owner rekenklaar;
revoke all on database rekenklaar from public;
SQL
