import type { Knex } from 'knex'
import { v7 as uuidv7 } from 'uuid'

/**
 * Live ads get the active flag (PUB-01), accounts that started with 50 tokens get the other 50 (OPN-52), the ad a
 * person has selected in a brand is stored (NAV-14), and archived brands are deselected.
 */
export async function up(knex: Knex): Promise<void> {
  await markActiveAds(knex)
  await addSelectedBalloons(knex)
  await raiseStartingTokens(knex)
}

async function markActiveAds(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Active ads are looked up before each launch, and only a few values are flags.
    create index if not exists balloon_value_active_flag on balloon_value (balloon_id, key, seq)
      where key like 'component/%/isActive';

    -- Only the product sets the flag: values written by hand no longer count, and stay in the history.
    insert into balloon_value (balloon_id, key, seq, value, date, is_user_update)
    select balloon_id, key, seq + 1, 'null', date, false from (
      select distinct on (balloon_id, key) balloon_id, key, seq, value, date, is_user_update
      from balloon_value where key like 'component/%/isActive' order by balloon_id, key, seq desc
    ) as last
    where value = 'true' and is_user_update;

    -- Ads that are submitted or live, and those on hold until the next payment of a launch that has begun.
    insert into balloon_value (balloon_id, key, seq, value, date, is_user_update)
    select balloon.id, flag.key, coalesce(last.seq, 0) + 1, 'true', run.submitted_date, false
    from balloon
    join ad_run as run on run.balloon_id = balloon.id and run.is_latest
      and run.submitted_date is not null and run.ended_date is null
    cross join lateral (select 'component/' || run.component_id || '/isActive' as key) as flag
    left join lateral (
      select seq, value from balloon_value
      where balloon_value.balloon_id = balloon.id and balloon_value.key = flag.key order by seq desc limit 1
    ) as last on true
    where coalesce(last.value, 'null') not in ('true', 'false')
      and (balloon.status in ('pending_approval', 'learning', 'running', 'endingSoon', 'LIVE', 'approved')
        or (balloon.status = 'payment_failed' and run.start_date is not null));
  `)
}

async function addSelectedBalloons(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists selected_balloon (
      user_id uuid not null references user_account on delete cascade,
      idea_id uuid not null references idea on delete cascade,
      balloon_id uuid not null references balloon on delete cascade,
      primary key (user_id, idea_id)
    );
    create index if not exists selected_balloon_ad on selected_balloon (balloon_id);
    update user_account set selected_idea_id = null
    from idea where idea.id = selected_idea_id and idea.archive_date is not null;
  `)
}

const raise = 50

async function raiseStartingTokens(knex: Knex): Promise<void> {
  const { rows: owners } = await knex.raw<{ rows: { id: string; date: Date }[] }>(`
    select user_account.id, now() + product_clock.offset_hours * interval '1 hour' as date
    from user_account
    cross join product_clock
    join ledger_posting on ledger_posting.reference = 'starting-tokens:' || user_account.id
    join ledger_entry on ledger_entry.posting_id = ledger_posting.id
      and ledger_entry.owner_id = user_account.id and ledger_entry.account = 'tokens:free'
    where ledger_entry.amount = ${raise}
      and not exists (
        select from ledger_posting as raised
        where raised.reference = 'starting-tokens-raised:' || user_account.id
      )`)
  // The ledger is read in the order of its ids, so they are created here as everywhere else.
  const postings = owners.map(({ id, date }) => ({ id: uuidv7(), owner: id, date }))
  await knex.batchInsert(
    'ledger_posting',
    postings.map(({ id, owner, date }) => ({
      id,
      reference: `starting-tokens-raised:${owner}`,
      kind: 'starting-tokens',
      date,
    })),
  )
  await knex.batchInsert(
    'ledger_entry',
    postings.flatMap(({ id, owner }) => [
      entry(id, { owner_id: owner, account: 'tokens:free', amount: raise }),
      entry(id, { owner_id: null, account: 'tokens:granted', amount: -raise }),
    ]),
  )
}

function entry(
  postingId: string,
  part: { readonly owner_id: string | null; readonly account: string; readonly amount: number },
) {
  return { id: uuidv7(), posting_id: postingId, unit: 'token', ...part }
}
