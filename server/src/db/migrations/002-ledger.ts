import type { Knex } from 'knex'

/**
 * The only tables that record money and tokens: postings of entries that sum to zero in each unit. The database itself
 * refuses to change or delete an entry, and a posting that does not balance.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ledger_posting (
      id uuid primary key,
      reference text not null unique,
      kind text not null,
      date timestamptz not null
    );
    create table ledger_entry (
      id uuid primary key,
      posting_id uuid not null references ledger_posting,
      owner_id uuid,
      account text not null,
      unit text not null,
      amount bigint not null check (amount <> 0)
    );
    create index ledger_entry_posting on ledger_entry (posting_id);
    create index ledger_entry_owner on ledger_entry (owner_id, account) include (amount) where owner_id is not null;

    create function ledger_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
    end $$;
    create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
      for each statement execute function ledger_refuse_change();
    create trigger ledger_posting_append_only before update or delete or truncate on ledger_posting
      for each statement execute function ledger_refuse_change();

    create function ledger_check_balance() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from ledger_entry where posting_id = new.posting_id group by unit having sum(amount) <> 0
      ) then
        raise exception 'ledger posting % does not balance', new.posting_id using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger ledger_entry_balance after insert on ledger_entry
      deferrable initially deferred for each row execute function ledger_check_balance();
  `)
}
