import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { checkoutFailures, launchTroubles } from '@aloft/domain/launches/launch-failures.rules'
import { describe, expect, it } from 'vitest'
import { at, byCard, draft, fullPlan, openLaunch, settle } from './launch.fixtures.ts'
import type { StartResult } from './requests.ts'

describe('the launch of an ad', () => {
  it('is where its facts say, from the start and whenever they change', () => {
    const { actor, view } = openLaunch(null)
    expect(view()).toMatchObject({ stage: 'checking', launch: null, isReady: false, actions: [] })
    const stages = [
      [at('IN_PROGRESS'), 'blocked'],
      [at('IN_PROGRESS', true), 'ready'],
      [at('pending_approval'), 'waiting'],
      [at('learning'), 'live'],
      [at('payment_failed', true), 'ready'],
      [at('pending_refund'), 'blocked'],
      [at('finished', true), 'ready'],
      [at('rejected'), 'refused'],
      [at('deprecated'), 'blocked'],
    ] as const
    for (const [standing, stage] of stages) {
      actor.send({ type: 'UPDATE', standing })
      expect(view().stage, standing.status).toBe(stage)
      expect(openLaunch(standing).view().stage, standing.status).toBe(stage)
    }
  })

  it('says that its facts did not load, and loads them again', () => {
    const { actor, view, notices } = openLaunch(null)
    actor.send({ type: 'FAIL' })
    expect(view().stage).toBe('failed')
    actor.send({ type: 'RETRY' })
    expect(view().stage).toBe('checking')
    expect(notices).toEqual([{ type: 'RELOAD' }])
    actor.send({ type: 'FAIL' })
    actor.send({ type: 'UPDATE', standing: draft })
    expect(view().stage).toBe('ready')
    // What is known stays in sight.
    actor.send({ type: 'FAIL' })
    expect(view().stage).toBe('ready')
  })

  it('offers what its status allows, and nothing else (MAC-03)', () => {
    const offered = (status: BalloonStatus) => {
      const { launch, actions } = openLaunch(at(status)).view()
      return [launch, ...actions.filter((action) => action !== 'LAUNCH' && action !== 'RESUME')]
    }
    expect(offered('IN_PROGRESS')).toEqual(['launch'])
    expect(offered('pending')).toEqual(['launch', 'WITHDRAW'])
    expect(offered('payment_failed')).toEqual(['launch', 'WITHDRAW', 'STOP'])
    expect(offered('running')).toEqual([null, 'STOP'])
    expect(offered('stopped')).toEqual(['resume', 'EDIT'])
    expect(offered('rejected')).toEqual([null, 'EDIT'])
  })

  it('mentions the plan only to whoever wants to launch (PLN-06, GEN-09)', () => {
    const needy = openLaunch({ ...draft, needsPlan: true, adLimit: fullPlan })
    needy.actor.send({ type: 'LAUNCH' })
    const full = openLaunch({ ...draft, adLimit: fullPlan })
    full.actor.send({ type: 'LAUNCH' })
    expect([...needy.notices, ...full.notices]).toEqual([
      { type: 'PLAN_NEEDED' },
      { type: 'PLAN_FULL', adLimit: fullPlan },
    ])
    const blocked = openLaunch({ ...draft, isReady: false, needsPlan: true })
    blocked.actor.send({ type: 'LAUNCH' })
    expect(blocked.notices).toEqual([])
    for (const { view } of [needy, full, blocked]) expect(view().isBillOpen).toBe(false)
  })
})

describe('a refused launch', () => {
  const ofPage = launchTroubles.filter(
    (trouble) => ![...checkoutFailures, 'adAlreadyRunning', 'maxAds'].some((one) => one === trouble),
  )

  it.each(ofPage)('is shown on the page for %s, until it is tried again', async (failure) => {
    const start: StartResult[] = [{ kind: 'refused', failure }, { kind: 'launched' }]
    const { actor, view, pay, notices } = openLaunch(draft, { start })
    await pay()
    expect(view()).toMatchObject({ stage: 'refused', refusal: failure, isBillOpen: false })
    actor.send({ type: 'UPDATE', standing: draft })
    actor.send({ type: 'LAUNCH' })
    actor.send({ type: 'CANCEL' })
    expect(view()).toMatchObject({ stage: 'refused', refusal: failure })
    await pay()
    expect(view()).toMatchObject({ stage: 'ready', refusal: null })
    expect(notices).toEqual([])
  })

  it('for its content reads the ad again, which others may have changed (LCH-06)', async () => {
    const { actor, view, pay, notices } = openLaunch(draft, {
      start: [{ kind: 'refused', failure: 'rejected' }],
    })
    await pay()
    expect(view()).toMatchObject({ stage: 'refused', refusal: 'rejected' })
    expect(notices).toEqual([{ type: 'RELOAD' }])
    actor.send({ type: 'UPDATE', standing: { ...draft, isReady: false } })
    expect(view()).toMatchObject({ stage: 'refused', refusal: 'rejected', isReady: false })
    // The server decides again, whatever the page knows by now.
    actor.send({ type: 'LAUNCH' })
    expect(view().stage).toBe('checkout')
    actor.send({ type: 'CANCEL' })
    expect(view()).toMatchObject({ stage: 'refused', refusal: 'rejected' })
    actor.send({ type: 'UPDATE', standing: at('pending_approval') })
    expect(view()).toMatchObject({ stage: 'waiting', refusal: null })
  })

  it('asks about a full plan, and about an ad that runs already (GEN-09, LCH-10)', async () => {
    const full = openLaunch(draft, { start: [{ kind: 'refused', failure: 'maxAds', adLimit: fullPlan }] })
    await full.pay()
    expect(full.notices).toEqual([{ type: 'PLAN_FULL', adLimit: fullPlan }])
    const running = openLaunch(draft, { start: [{ kind: 'refused', failure: 'adAlreadyRunning' }] })
    running.actor.send({ type: 'LAUNCH' })
    // Launched in another window while the bill was open.
    running.actor.send({ type: 'UPDATE', standing: at('pending_approval') })
    running.actor.send({ type: 'PAY', order: byCard })
    await settle()
    expect(running.requests).toEqual(['launch', byCard])
    expect(running.notices).toEqual([{ type: 'ALREADY_RUNNING' }])
    expect([full.view().stage, running.view().stage]).toEqual(['ready', 'waiting'])
  })
})

describe('stopping and editing', () => {
  it('is done once, and its result is passed on (LCH-01, OPN-38)', async () => {
    const { actor, view, requests, notices } = openLaunch(at('pending_approval'), {
      act: { kind: 'done', creditedAmount: 178.5 },
    })
    actor.send({ type: 'STOP' })
    actor.send({ type: 'STOP' })
    expect(view()).toMatchObject({ stage: 'acting', pending: 'stop' })
    actor.send({ type: 'UPDATE', standing: at('stopped', true) })
    await settle()
    expect(requests).toEqual(['stop'])
    expect(view()).toMatchObject({ stage: 'ready', pending: null, actions: ['RESUME', 'EDIT'] })
    actor.send({ type: 'EDIT' })
    expect(view().pending).toBe('edit')
    await settle()
    expect(notices).toEqual([{ type: 'STOPPED', creditedAmount: 178.5 }, { type: 'EDITABLE' }])
  })

  it.each([
    [{ kind: 'refused', failure: 'runningAdNotFound' } as const, 'runningAdNotFound'],
    [new Error('offline'), 'generic'],
  ])('shows why it was refused (LCH-11)', async (act, refusal) => {
    const { actor, view } = openLaunch(at('running'), { act })
    actor.send({ type: 'STOP' })
    await settle()
    expect(view()).toMatchObject({ stage: 'refused', refusal, actions: ['STOP'] })
    actor.send({ type: 'STOP' })
    expect(view()).toMatchObject({ stage: 'acting', refusal: null })
  })
})
