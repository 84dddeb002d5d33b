import type { ActionName } from '@aloft/contract/actions'
import type { PayloadOf } from '@aloft/contract/schemas'
import type { TestServer } from '../test-server.ts'
import { createBalloon, type Login } from '../world.ts'

/** The caller in the matrix of roles, and the call's brand, if it has one. */
export interface Subject {
  readonly server: TestServer
  readonly login: Login | undefined
  readonly ideaId: string | undefined
}

type Builder<A extends ActionName> = (subject: Subject) => PayloadOf<A> | Promise<PayloadOf<A>>

/** Calls that may be sent an empty payload. */
type WithoutPayload = { [A in ActionName]: {} extends PayloadOf<A> ? A : never }[ActionName]

/** Calls that take more. */
export type NamedPayload = Exclude<ActionName, WithoutPayload>

/** A payload for every action with which an authorized caller succeeds; where it's empty, none is needed. */
export type Builders = { readonly [A in NamedPayload]: Builder<A> } & {
  readonly [A in WithoutPayload]?: Builder<A>
}

let count = 0

/** A new number, to make things different. */
export const next = (): number => ++count

export function brandOf({ ideaId }: Subject): { ideaId: string } {
  if (!ideaId) throw new Error('this call is about a brand')
  return { ideaId }
}

/** One ad for all calls about a brand, because a plan allows only so many. */
export async function balloonOf(subject: Subject): Promise<{ ideaId: string; balloonId: string }> {
  const { ideaId } = brandOf(subject)
  const { knex } = subject.server.database
  // Neither an ad that was made to be launched, nor one that AI made or that has its own call.
  const inWork = { ideaId, archiveDate: null, status: 'IN_PROGRESS', platform: 'facebook' }
  const existing = await knex('balloon')
    .where(inWork)
    .whereIn('id', knex('balloon_value').where({ key: 'component/c1/type' }).select('balloonId'))
    .orderBy('id')
    .first('id')
  return { ideaId, balloonId: existing?.id ?? (await createBalloon(subject.server, { ideaId })) }
}

export async function adOf(subject: Subject) {
  return { ...(await balloonOf(subject)), componentId: 'c1' }
}
