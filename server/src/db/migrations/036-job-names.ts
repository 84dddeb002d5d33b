import type { Knex } from 'knex'

const names = {
  'advance-run': 'advance-launch',
  'look-at-ad': 'evaluate-autopilot',
  'tell-trial-end': 'notify-trial-end',
}

// Old and new key of the subject in a job's payload, by the job's new name.
const subjects = {
  'advance-launch': ['runId', 'launchId'],
  'evaluate-autopilot': ['lookId', 'evaluationId'],
  'generate-ad': ['runId', 'taskId'],
  'read-website': ['runId', 'taskId'],
} as const

/**
 * Renames jobs after what they do, and the keys of their payloads after their subjects, both in the queue and in
 * scheduled work.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [name, next] of Object.entries(names))
    await knex.raw('update due_work set kind = ? where kind = ?', [next, name])
  // A new database has no queue yet.
  const { rows } = await knex.raw<{ rows: { queue: string | null }[] }>(
    `select to_regclass('boss.job')::text as queue`,
  )
  if (rows[0]?.queue === null) return
  for (const [name, next] of Object.entries(names))
    await knex.raw(
      `update boss.job set data = jsonb_set(data, '{name}', to_jsonb(?::text)) where data->>'name' = ?`,
      [next, name],
    )
  for (const [name, [key, next]] of Object.entries(subjects))
    await knex.raw(
      `update boss.job set data = jsonb_set(data, '{payload}', jsonb_build_object(?::text, data->'payload'->?))
       where data->>'name' = ? and data->'payload'->? is not null`,
      [next, key, name, key],
    )
}
