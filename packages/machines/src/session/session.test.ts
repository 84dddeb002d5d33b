import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectSession } from './session.connect.ts'
import { type EnterResult, type RestoreResult, type SessionEvent, sessionMachine } from './session.machine.ts'
import { sessionScenarios } from './session.scenarios.ts'

const credentials = { email: 'orla@nightjar.example', password: 'lamplight 39' }
const form = { ...credentials, username: 'Órla Fahy', isTermsAccepted: true }

function start(
  results: { restore?: RestoreResult | Error; enter?: EnterResult | Error; logOut?: Error } = {},
) {
  const answer = async <T>(result: T | Error | undefined, otherwise: T): Promise<T> => {
    if (result instanceof Error) throw result
    return result ?? otherwise
  }
  const seen: unknown[] = []
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(() => answer(results.restore, 'signedOut')),
        logIn: fromPromise(({ input }) => {
          seen.push(input)
          return answer(results.enter, { isSignedIn: true })
        }),
        signUp: fromPromise(({ input }) => {
          seen.push(input)
          return answer(results.enter, { isSignedIn: true })
        }),
        logOut: fromPromise<void>(() => answer<void>(results.logOut, undefined)),
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
      enter: { isSignedIn: false, failure: 'tooManyAttempts', waitMinutes: 3 },
    })
    await settled()
    actor.send({ type: 'LOG_IN', ...credentials })
    expect(connectSession(await settled())).toMatchObject({ failure: 'tooManyAttempts', waitMinutes: 3 })
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

  it('logs out even where the server cannot be told', async () => {
    const { actor, settled } = start({ restore: 'signedIn', logOut: new Error('offline') })
    await settled()
    actor.send({ type: 'LOG_OUT' })
    expect(connectSession(await settled())).toMatchObject({ status: 'signedOut', hasLeft: true })
  })

  it('is signed out when a call finds the session over', async () => {
    const { actor, settled } = start({ restore: 'signedIn' })
    await settled()
    actor.send({ type: 'EXPIRE' })
    expect(connectSession(actor.getSnapshot())).toMatchObject({ status: 'signedOut', hasLeft: false })
  })
})

describe('session scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(sessionScenarios).toSorted()).toEqual(leavesOf(sessionMachine).toSorted())
  })

  it.each(Object.entries(sessionScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(sessionMachine, leaf, scenario)
    const names = ['LOG_IN', 'SIGN_UP', 'LOG_OUT', 'EXPIRE', 'RETRY', 'FORGET_FAILURE'] as const
    const taken = names.filter((type) => snapshot.can({ type, ...form }))
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })

  it('is a model in which every leaf can be reached and left', () => {
    const done = (invoke: string, output?: unknown) =>
      ({ type: `xstate.done.actor.0.session.${invoke}`, output }) as unknown as SessionEvent
    const events: SessionEvent[] = [
      { type: 'LOG_IN', ...credentials },
      { type: 'SIGN_UP', ...form },
      { type: 'LOG_OUT' },
      { type: 'EXPIRE' },
      { type: 'RETRY' },
      ...(['signedIn', 'signedOut', 'unreachable'] as const).map((result) => done('checking', result)),
      done('signedOut.loggingIn', { isSignedIn: true }),
      done('signedOut.signingUp', { isSignedIn: false, failure: 'emailInUse' }),
      done('signedIn.loggingOut'),
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
