import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectSession } from './session.connect.ts'
import { type EnterResult, type RestoreResult, type SessionEvent, sessionMachine } from './session.machine.ts'
import { sessionExamples, sessionScenarios, type SessionStart, sessionStarts } from './session.scenarios.ts'

const credentials = { email: 'orla@nightjar.example', password: 'lamplight 39' }
const form = { ...credentials, username: 'Órla Fahy', isTermsAccepted: true }

/** What a check of the stored user finds; a word alone has no details. */
type Found = RestoreResult | RestoreResult['kind']

function start(
  results: {
    restore?: Found | Error | readonly Found[]
    enter?: EnterResult | Error
    logOut?: Error
  } = {},
) {
  const answer = async <T>(result: T | Error | undefined, otherwise: T): Promise<T> => {
    if (result instanceof Error) throw result
    return result ?? otherwise
  }
  const seen: unknown[] = []
  const checks = [results.restore ?? 'signedOut'].flat()
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(async () => {
          const found = await answer(checks.length > 1 ? checks.shift() : checks[0], 'signedOut')
          return typeof found === 'string' ? { kind: found } : found
        }),
        logIn: fromPromise(({ input }) => {
          seen.push(input)
          return answer(results.enter, { isSignedIn: true })
        }),
        signUp: fromPromise(({ input }) => {
          seen.push(input)
          return answer(results.enter, { isSignedIn: true })
        }),
        logOut: fromPromise<void>(() => answer<void>(results.logOut, undefined)),
        logOutEverywhere: fromPromise<void>(() => answer<void>(results.logOut, undefined)),
      },
    }),
  ).start()
  const settled = () =>
    waitFor(actor, (snapshot) => !snapshot.hasTag('pending') && !snapshot.hasTag('checking'))
  return { actor, seen, settled }
}

describe('session', () => {
  it.each([
    ['signedIn', 'signedIn'],
    ['signedOut', 'signedOut'],
    ['lapsed', 'signedOut'],
    ['unreachable', 'unreachable'],
    [new Error('boom'), 'unreachable'],
  ] as const)('starts by checking: %s leads to %s', async (restore, status) => {
    const { actor, settled } = start({ restore })
    expect(connectSession(actor.getSnapshot()).status).toBe('checking')
    expect(connectSession(await settled()).status).toBe(status)
  })

  it('checks again when the user tries again', async () => {
    const { actor, settled } = start({ restore: 'unreachable' })
    await settled()
    actor.send({ type: 'RETRY' })
    expect(connectSession(actor.getSnapshot()).status).toBe('checking')
  })

  it('says why the check failed until the next one', async () => {
    const checkFailure = { requestId: 'r-7', retryDate: new Date(2026, 10, 20, 9) }
    const { actor, settled } = start({
      restore: [{ kind: 'unreachable', ...checkFailure }, 'unreachable'],
    })
    expect(connectSession(await settled()).checkFailure).toMatchObject(checkFailure)
    actor.send({ type: 'RETRY' })
    expect(connectSession(actor.getSnapshot()).checkFailure).toBeNull()
    expect(connectSession(await settled()).checkFailure).not.toHaveProperty('requestId')
  })

  it('logs in with what was typed', async () => {
    const { actor, seen, settled } = start()
    await settled()
    actor.send({ type: 'LOG_IN', ...credentials })
    expect(connectSession(actor.getSnapshot())).toMatchObject({ status: 'signedOut', isPending: true })
    expect(connectSession(await settled())).toMatchObject({ status: 'signedIn', isPending: false })
    expect(seen).toEqual([credentials])
  })

  it('signs up with the form', async () => {
    const { actor, seen, settled } = start()
    await settled()
    actor.send({ type: 'SIGN_UP', ...form })
    expect(connectSession(await settled()).status).toBe('signedIn')
    expect(seen).toEqual([form])
  })

  it('says what failed until the form changes or is sent again', async () => {
    const { actor, settled } = start({
      enter: { isSignedIn: false, failure: 'tooManyAttempts', waitSeconds: 180 },
    })
    await settled()
    actor.send({ type: 'LOG_IN', ...credentials })
    expect(connectSession(await settled())).toMatchObject({ failure: 'tooManyAttempts', waitSeconds: 180 })
    actor.send({ type: 'LOG_IN', ...credentials })
    expect(connectSession(actor.getSnapshot()).failure).toBeUndefined()
    await settled()
    actor.send({ type: 'FORGET_FAILURE' })
    expect(connectSession(actor.getSnapshot()).failure).toBeUndefined()
  })

  it('turns an error nobody foresaw into the generic failure', async () => {
    const { actor, settled } = start({ enter: new Error('boom') })
    await settled()
    actor.send({ type: 'SIGN_UP', ...form })
    expect(connectSession(await settled())).toMatchObject({ status: 'signedOut', failure: 'generic' })
  })

  it('logs out even if the server cannot be reached', async () => {
    const { actor, settled } = start({ restore: 'signedIn', logOut: new Error('offline') })
    await settled()
    actor.send({ type: 'LOG_OUT' })
    expect(connectSession(await settled())).toMatchObject({ status: 'signedOut', hasLeft: true })
  })

  it('is signed out when a call finds the session over', async () => {
    const { actor, settled } = start({ restore: 'signedIn' })
    await settled()
    actor.send({ type: 'EXPIRE' })
    const { hasLeft, hadUser, status } = connectSession(actor.getSnapshot())
    expect({ hasLeft, hadUser, status }).toEqual({ hasLeft: false, hadUser: true, status: 'signedOut' })
  })

  it('logs out everywhere only once the server knows', async () => {
    const reachable = start({ restore: 'signedIn' })
    await reachable.settled()
    reachable.actor.send({ type: 'LOG_OUT_EVERYWHERE' })
    expect(connectSession(reachable.actor.getSnapshot())).toMatchObject({
      status: 'signedIn',
      isPending: true,
    })
    expect(connectSession(await reachable.settled())).toMatchObject({ status: 'signedOut', hasLeft: true })

    const unreachable = start({ restore: 'signedIn', logOut: new Error('offline') })
    await unreachable.settled()
    unreachable.actor.send({ type: 'LOG_OUT_EVERYWHERE' })
    expect(connectSession(await unreachable.settled())).toMatchObject({
      status: 'signedIn',
      isPending: false,
    })
  })

  it('leaves with the other tab, wherever it stands', async () => {
    const { actor, settled } = start({ restore: 'signedIn' })
    actor.send({ type: 'LEFT' })
    expect(connectSession(await settled())).toMatchObject({ status: 'signedOut', hasLeft: true })
  })

  it('takes who came in by another way though the check of an older session is still under way', async () => {
    const { actor } = start({ restore: 'lapsed' })
    actor.send({ type: 'ENTERED' })
    await Promise.resolve()
    expect(connectSession(actor.getSnapshot())).toMatchObject({ status: 'signedIn', hadUser: false })
  })
})

describe('a session starts', () => {
  it.each(Object.entries<SessionStart>(sessionStarts))('%s', async (_, { restore, events, leaf }) => {
    const { actor } = start({ restore })
    const settled = () =>
      waitFor(actor, (snapshot) => !snapshot.hasTag('pending') && !snapshot.matches('checking'))
    await settled()
    for (const type of events) {
      actor.send({ ...sessionExamples[type], type } as SessionEvent)
      await settled()
    }
    expect(leafOf(actor.getSnapshot())).toBe(leaf)
  })

  it('in each state that a check can end in', () => {
    const first = new Set(Object.values<SessionStart>(sessionStarts).map(({ restore }) => restore[0]))
    expect(first).toEqual(new Set(['signedIn', 'signedOut', 'lapsed', 'leaving', 'unreachable']))
  })
})

describe('session scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(sessionScenarios).toSorted()).toEqual(leavesOf(sessionMachine).toSorted())
  })

  it.each(Object.entries(sessionScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(sessionMachine, leaf, scenario)
    const names = Object.keys(sessionExamples) as (keyof typeof sessionExamples)[]
    const taken = names.filter((type) => snapshot.can({ type, ...form }))
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })

  it('is a model in which every leaf can be reached and left', () => {
    const done = (invoke: string, output?: unknown) =>
      ({ type: `xstate.done.actor.0.session.${invoke}`, output }) as unknown as SessionEvent
    const events: SessionEvent[] = [
      { type: 'LOG_IN', ...credentials },
      { type: 'SIGN_UP', ...form },
      ...(['LOG_OUT', 'LOG_OUT_EVERYWHERE', 'EXPIRE', 'RETRY', 'ENTERED', 'WAKE', 'LEFT'] as const).map(
        (type) => ({ type }),
      ),
      ...(['signedIn', 'signedOut', 'lapsed', 'leaving', 'unreachable'] as const).map((result) =>
        done('checking', { kind: result }),
      ),
      done('signedOut.loggingIn', { isSignedIn: true }),
      done('signedOut.signingUp', { isSignedIn: false, failure: 'emailInUse' }),
      done('signedIn.loggingOut'),
      done('signedIn.loggingOutEverywhere'),
    ]
    const states = Object.values(getAdjacencyMap(sessionMachine, { events }))
    expect(new Set(states.map(({ state }) => leafOf(state)))).toEqual(new Set(leavesOf(sessionMachine)))
    for (const { state, transitions } of states) {
      const next = Object.values<{ state: typeof state }>(transitions).map((transition) =>
        leafOf(transition.state),
      )
      expect(
        next.some((leaf) => leaf !== leafOf(state)),
        leafOf(state),
      ).toBe(true)
    }
  })
})
