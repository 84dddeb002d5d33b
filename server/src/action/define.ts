import type { ActionName, actions } from '@aloft/contract/actions'
import type { FailureOf, ParsedPayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { Db, SubQuery } from '../db/db.ts'
import type { WorkContext } from '../work-context.ts'
import type { BrandAccess, Caller } from './caller.ts'
import type { Counters } from './counter.repo.ts'
import type { Visitor } from './visitor.ts'

type WhoOf<A extends ActionName> = (typeof actions)[A]['who']
type BrandWho = 'guest' | 'collaborator' | 'owner'
type IfBrandIsOptional<A extends ActionName, Yes, No> = (typeof actions)[A] extends { isBrandOptional: true }
  ? Yes
  : No

/** The policy for the contract's least role: the compiler rejects a policy that does not match the action's row. */
export type PolicyOf<A extends ActionName> =
  WhoOf<A> extends 'anonymous'
    ? { readonly kind: 'anyone' }
    : WhoOf<A> extends 'admin'
      ? { readonly kind: 'admin' }
      : WhoOf<A> extends BrandWho
        ?
            | {
                readonly kind: 'brand'
                readonly ideaId: (
                  payload: ParsedPayloadOf<A>,
                ) => IfBrandIsOptional<A, string | undefined, string>
              }
            | {
                readonly kind: 'brand'
                readonly find: (db: Db, payload: ParsedPayloadOf<A>) => SubQuery
              }
        : { readonly kind: 'signedIn' }

/** Context of every handler; all SQL of the action goes through `db`. */
export interface ActionContext extends WorkContext {
  /** The secret from the cookie of the browser that started a login through a platform. */
  readonly browserKey: string | undefined
  readonly visitor: Visitor
  /** Only for `prepare`, which runs outside the transaction. */
  readonly counters: Counters
  /**
   * For `external` actions: stores the reply for repeats of the call in the transaction that completes its work, so
   * that the work is not repeated if the node crashes right afterwards.
   */
  readonly storeReply: (trx: Db, reply: unknown) => Promise<void>
}

export type ContextOf<A extends ActionName> = ActionContext &
  (WhoOf<A> extends 'anonymous' ? {} : Caller) &
  (WhoOf<A> extends BrandWho
    ? { readonly brand: IfBrandIsOptional<A, BrandAccess | undefined, BrandAccess> }
    : {})

export interface ActionDefinition<A extends ActionName, Prepared> {
  readonly policy: PolicyOf<A>
  /** Slow work that must not run inside a transaction: hashing, rendering, fetching. */
  readonly prepare?: (context: ContextOf<A>, payload: ParsedPayloadOf<A>) => Promise<Prepared>
  /** Returns the reply or a declared failure; a failure rolls the transaction back. */
  readonly handle: (
    context: ContextOf<A>,
    payload: ParsedPayloadOf<A>,
    prepared: Prepared,
  ) => Promise<ReplyOf<A> | FailureOf<A>>
}

export interface Action<A extends ActionName> {
  readonly name: A
  readonly policy: PolicyOf<A>
  readonly prepare: (context: ContextOf<A>, payload: ParsedPayloadOf<A>) => Promise<unknown>
  readonly handle: (
    context: ContextOf<A>,
    payload: ParsedPayloadOf<A>,
    prepared: unknown,
  ) => Promise<ReplyOf<A> | FailureOf<A>>
}

/** All handlers by action: an action of the contract without one does not compile. */
export type Handlers = { readonly [A in ActionName]: Action<A> }

export function defineAction<A extends ActionName, Prepared = undefined>(
  name: A,
  definition: ActionDefinition<A, Prepared>,
): Action<A> {
  const { policy, prepare, handle } = definition
  return {
    name,
    policy,
    prepare: prepare ?? (async () => undefined),
    handle: (context, payload, prepared) => handle(context, payload, prepared as Prepared),
  }
}
