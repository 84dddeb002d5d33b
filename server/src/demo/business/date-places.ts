/**
 * All columns with dates, by table. A test compares this with the schema, so that new columns are not forgotten. The
 * dates of migrations are left out, because they concern only this machine.
 */
export const dateColumns = {
  ad_creative: ['creation_date', 'archive_date'],
  ad_run: [
    'creation_date',
    'submitted_date',
    'approved_date',
    'from_date',
    'start_date',
    'end_date',
    'ended_date',
    'synced_until',
    'fiftieth_result_date',
    'settled_date',
  ],
  ad_run_day: ['day'],
  ad_status_change: ['date'],
  autopilot_log: ['date'],
  balloon: ['publish_dates', 'creation_date', 'archive_date'],
  balloon_value: ['date'],
  brief: ['creation_date', 'update_date', 'archive_date'],
  brief_change: ['date'],
  due_work: ['due_date'],
  embedded_payment: ['date'],
  embedded_payment_event: ['date'],
  embedded_refund: ['date'],
  error_report: ['date'],
  idea: ['last_open_date', 'creation_date', 'archive_date'],
  kept_reply: ['creation_date'],
  known_device: ['last_login_date'],
  ledger_posting: ['date'],
  loose_file: ['date'],
  mail: ['creation_date', 'sent_date'],
  mailed_link: ['expiry_date'],
  notification: ['date', 'read_date'],
  outbox_mail: ['date'],
  payment: ['created_date', 'paid_date'],
  payment_event: ['received_date'],
  payment_method: ['created_date'],
  pmf_survey: ['date'],
  receipt: ['date'],
  rendered_picture: ['date'],
  run: ['creation_date', 'finish_date'],
  run_event: ['date'],
  run_pilot: ['decided_until'],
  run_step: ['date'],
  sales_request: ['date'],
  session: ['auth_expiry_date', 'stored_expiry_date', 'last_active_date', 'creation_date'],
  social_identity: ['creation_date'],
  social_login: ['expiry_date'],
  subscription: ['trial_end', 'period_start', 'period_end', 'tokens_reset_date', 'canceled_date'],
  team: ['creation_date'],
  team_member: ['creation_date', 'invite_expiry_date'],
  user_account: ['terms_accepted_date', 'creation_date', 'pending_email_date', 'deletion_date'],
  user_completed_task: ['date'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Text and JSON columns that contain dates, in the form `2026-11-21T10:00:00.000Z` or `21 Nov, 2026`. */
export const writtenDates = {
  autopilot_log: ['decision'],
  ledger_posting: ['reference'],
  notification: ['params'],
  outbox_mail: ['subject', 'body_text', 'body_html'],
  payment: ['subject'],
  receipt: ['period'],
  run_pilot: ['holds'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Columns with the simulated ad platform's record of a launch, including its dates. */
export const simulatedLaunches = { ad_run: 'platform_ref', embedded_ad: 'ref' } as const
