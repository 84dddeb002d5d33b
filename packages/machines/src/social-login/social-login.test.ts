import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectSocialLogin } from './social-login.connect.ts'
import {
  type RedeemInput,
  type RedeemResult,
  socialLoginMachine,
  type SocialLoginStart,
} from './social-login.machine.ts'
import { socialLoginExamples, socialLoginScenarios } from './social-login.scenarios.ts'

const step = { platform: 'google', email: 'orla@nightjar.example', code: 'second' } as const
const password: RedeemResult = { kind: 'password', isPasswordWrong: false, ...step }
const terms: RedeemResult = { kind: 'terms', username: 'Órla Fahy', ...step }
const entered: RedeemResult = { kind: 'entered' }

function come(start: Partial<SocialLoginStart>, answers: readonly (RedeemResult | Error)[] = []) {
  const asked: RedeemInput[] = []
  const actor = createActor(
    socialLoginMachine.provide({
      actors: {
        redeem: fromPromise(async ({ input }) => {
          const answer = answers[asked.length]
          asked.push(input)
          if (!answer || answer instanceof Error) throw answer ?? new Error('no answer')
          return answer
        }),
      },
    }),
    { input: { code: null, failure: null, platform: null, ...start } },
  ).start()
  const view = async () => {
    for (let tick = 0; tick < 10; tick++) await Promise.resolve()
    return connectSocialLogin(actor.getSnapshot())
  }
  return { actor, asked, view, now: () => connectSocialLogin(actor.getSnapshot()) }
}

describe('coming back from a platform', () => {
  it('redeems the code of the address and is in', async () => {
    const { asked, view, now } = come({ code: 'first' }, [entered])
    expect(now()).toEqual({ kind: 'waiting' })
    expect(await view()).toEqual({ kind: 'entered' })
    expect(asked).toEqual([{ code: 'first' }])
  })

  it.each(['accessDenied', 'platformAuthFailure', 'tooManyAttempts'] as const)(
    'says what the address says: %s',
    async (failure) => {
      const { asked, view } = come({ failure, platform: 'facebook' })
      expect(await view()).toEqual({ kind: 'failed', failure, platform: 'facebook', accountPlatform: null })
      expect(asked).toEqual([])
    },
  )

  it('says that an address with nothing in it is none', async () => {
    expect(await come({}).view()).toMatchObject({ kind: 'failed', failure: 'platformAuthFailure' })
  })

  it('says why the code was refused', async () => {
    const failed = {
      kind: 'failed',
      failure: 'emailInUse',
      platform: 'google',
      accountPlatform: 'facebook',
    } as const
    expect(await come({ code: 'first' }, [failed]).view()).toEqual(failed)
    expect(
      await come({ code: 'first' }, [{ kind: 'wait', failure: 'tooManyAttempts', waitSeconds: 120 }]).view(),
    ).toMatchObject({
      kind: 'failed',
      failure: 'tooManyAttempts',
    })
    expect(await come({ code: 'first' }, [new Error('offline')]).view()).toMatchObject({
      kind: 'failed',
      failure: 'generic',
    })
  })
})

describe('an address that has an account', () => {
  it('asks for its password, each time with the newest code', async () => {
    const wrong: RedeemResult = { ...password, isPasswordWrong: true, code: 'third' }
    const { actor, asked, view, now } = come({ code: 'first' }, [password, wrong, entered])
    expect(await view()).toMatchObject({ kind: 'password', email: step.email, failure: undefined })
    actor.send({ type: 'SEND_PASSWORD', password: 'one' })
    expect(now()).toMatchObject({ kind: 'password', isPending: true, failure: undefined })
    actor.send({ type: 'SEND_PASSWORD', password: 'while pending' })
    expect(await view()).toMatchObject({ isPending: false, failure: 'badLogin' })
    actor.send({ type: 'SEND_PASSWORD', password: 'two' })
    expect(await view()).toEqual({ kind: 'entered' })
    expect(asked).toEqual([
      { code: 'first' },
      { code: 'second', email: step.email, password: 'one' },
      { code: 'third', email: step.email, password: 'two' },
    ])
  })

  it('may wait and try again with the same code', async () => {
    const { actor, asked, view } = come({ code: 'first' }, [
      password,
      { kind: 'wait', failure: 'tooManyAttempts', waitSeconds: 180 },
      entered,
    ])
    await view()
    actor.send({ type: 'SEND_PASSWORD', password: 'one' })
    expect(await view()).toMatchObject({ kind: 'password', failure: 'tooManyAttempts', waitSeconds: 180 })
    actor.send({ type: 'SEND_PASSWORD', password: 'two' })
    expect(await view()).toEqual({ kind: 'entered' })
    expect(asked.map(({ code }) => code)).toEqual(['first', 'second', 'second'])
  })

  it('sees a failure if it took too long', async () => {
    const late: RedeemResult = { kind: 'failed', failure: 'platformAuthFailure' }
    const { actor, view } = come({ code: 'first' }, [password, late])
    await view()
    actor.send({ type: 'SEND_PASSWORD', password: 'one' })
    expect(await view()).toMatchObject({ kind: 'failed', failure: 'platformAuthFailure', platform: 'google' })
  })
})

describe('somebody new', () => {
  it('accepts the terms and is in', async () => {
    const { actor, asked, view, now } = come({ code: 'first' }, [terms, entered])
    expect(await view()).toMatchObject({ kind: 'terms', username: 'Órla Fahy', platform: 'google' })
    actor.send({ type: 'ACCEPT_TERMS' })
    expect(now()).toMatchObject({ kind: 'terms', isPending: true })
    expect(await view()).toEqual({ kind: 'entered' })
    expect(asked[1]).toEqual({ code: 'second', isTermsAccepted: true })
  })

  it('may wait and try again', async () => {
    const { actor, view } = come({ code: 'first' }, [
      terms,
      { kind: 'wait', failure: 'tooManyAttempts', waitSeconds: 60 },
      entered,
    ])
    await view()
    actor.send({ type: 'ACCEPT_TERMS' })
    expect(await view()).toMatchObject({ kind: 'terms', failure: 'tooManyAttempts' })
    actor.send({ type: 'ACCEPT_TERMS' })
    expect(await view()).toEqual({ kind: 'entered' })
  })

  it('sees a failure if the server does not answer', async () => {
    const { actor, view } = come({ code: 'first' }, [terms, new Error('offline')])
    await view()
    actor.send({ type: 'ACCEPT_TERMS' })
    expect(await view()).toMatchObject({ kind: 'failed', failure: 'generic' })
  })
})

describe('social-login scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(socialLoginScenarios).toSorted()).toEqual(leavesOf(socialLoginMachine).toSorted())
  })

  it.each(Object.entries(socialLoginScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(socialLoginMachine, leaf, scenario)
    const events = Object.entries(socialLoginExamples).map(([type, carries]) => ({ type, ...carries }))
    const taken = events.filter((event) => snapshot.can(event as never)).map(({ type }) => type)
    expect(taken).toEqual(scenario.events)
  })
})
