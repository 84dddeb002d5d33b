import type { ActionName } from '@aloft/contract/actions'
import type { NoneMissing } from '@aloft/contract/core/complete-table'
import { accountPayloads } from './payloads/accounts.ts'
import { adPayloads } from './payloads/ads.ts'
import { assistantPayloads } from './payloads/assistant.ts'
import { brandPayloads } from './payloads/brands.ts'
import { launchPayloads } from './payloads/launches.ts'
import { previewLinkPayloads } from './payloads/preview-links.ts'
import type { Builders, NamedPayload, Subject } from './payloads/subject.ts'
import { signedHeaders } from './payments.ts'
import type { TestServer } from './test-server.ts'

const rows = {
  ...accountPayloads,
  ...brandPayloads,
  ...adPayloads,
  ...launchPayloads,
  ...assistantPayloads,
  ...previewLinkPayloads,
}
type Missing = NoneMissing<
  Exclude<NamedPayload, keyof typeof rows>,
  'Every call that takes more than an empty payload has a row in server/test/support/payloads/'
>
// oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- with a missing row, the error above is enough
const builders: Builders = rows as typeof rows & Record<Missing, never>

/** Undoes a call that would prevent the following calls. */
export async function undoCall(name: ActionName, { server, login, ideaId }: Subject): Promise<void> {
  const { knex } = server.database
  // Archiving a brand stops its live ads.
  if (ideaId && ['lift-autopilot-hold', 'retry-autopilot'].includes(name))
    await knex('balloon').where({ ideaId, status: 'running' }).delete()
  // An archived brand is not current for anybody.
  if (ideaId && name === 'archive-idea')
    await knex('idea').where({ id: ideaId }).update({ archiveDate: null })
  if (name !== 'delete-account' || !login) return
  const open = { isBanned: false, deletionDate: null }
  await knex('user_account').where({ id: login.id }).update(open)
}

/** Headers for a payload: deliveries of the payment provider are signed. */
export async function createHeaders(
  name: ActionName,
  server: TestServer,
  payload: unknown,
): Promise<Record<string, string>> {
  return name === 'payment-webhook' ? signedHeaders(server, JSON.stringify(payload)) : {}
}

export async function createPayload(name: ActionName, subject: Subject): Promise<unknown> {
  return builders[name]?.(subject) ?? {}
}
