import { adGenFailures, adGenProgress } from '@aloft/domain/ads/ad-generation.rules'
import { describe, expect, it } from 'vitest'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import {
  balloonId,
  done,
  failed,
  ideaId,
  params,
  status,
  watch,
  watchRunning,
} from './ad-generation.fixtures.ts'
import { adGenerationMachine } from './ad-generation.machine.ts'
import { adGenerationScenarios } from './ad-generation.scenarios.ts'

describe('looking for a run', () => {
  it.each([
    ['none', null, 'idle'],
    ['one that is being made', status(-30_000), 'running'],
    ['one done just now', done(0), 'done'],
    ['one that failed just now', failed(0, 'BAD_URL'), 'failed'],
    ['one done 10 s ago', done(-10_000), 'done'],
    ['one done longer ago', done(-10_001), 'idle'],
    ['one that failed longer ago', failed(-10_001, 'BAD_URL'), 'idle'],
    ['no answer', new Error('offline'), 'idle'],
  ] as const)('finds %s', async (_, nextStatus, stage) => {
    const run = watch({ nextStatus })
    expect(run.view()).toMatchObject({ stage: 'checking', banner: 'hidden', canCreate: true })
    await run.settle()
    expect(run.view().stage).toBe(stage)
  })

  it('is tried again after it had no answer, but not in a hidden tab', async () => {
    const run = watch({ nextStatus: new Error('offline') })
    await run.settle()
    await run.pass(4_999)
    expect(run.polls).toEqual([0])
    await run.pass(1)
    expect(run.polls).toEqual([0, 5_000])
    run.setStatus(status(0))
    run.actor.send({ type: 'HIDE' })
    await run.pass(60_000)
    expect(run.polls).toHaveLength(2)
    run.actor.send({ type: 'SHOW' })
    run.actor.send({ type: 'CHECK' })
    await run.settle()
    expect(run.view()).toMatchObject({ stage: 'running', balloonId })
  })

  it('is not tried again after it found none', async () => {
    const run = watch()
    await run.settle()
    await run.pass(60_000)
    expect(run.polls).toEqual([0])
  })

  it('asks nothing without a brand', async () => {
    const run = watch({ ideaId: null })
    await run.settle()
    expect(run.polls).toEqual([])
    expect(run.view()).toMatchObject({ stage: 'idle', ideaId: null })
    run.actor.send({ type: 'CHECK' })
    expect(run.view().stage).toBe('idle')
  })

  it('is done again when an ad may have begun elsewhere', async () => {
    const run = watch()
    await run.settle()
    run.setStatus(status(0))
    run.actor.send({ type: 'CHECK' })
    await run.settle()
    expect(run.view()).toMatchObject({ stage: 'running', banner: 'inProgress', balloonId })
  })
})

describe('asking for an ad', () => {
  it('submits the preferences and watches the run', async () => {
    const run = watch()
    await run.settle()
    run.setStatus(status(0))
    run.actor.send({ type: 'CREATE', params })
    expect(run.view()).toMatchObject({ stage: 'creating', banner: 'hidden', canCreate: false })
    await run.settle()
    expect(run.created).toEqual([params])
    expect(run.view()).toMatchObject({ stage: 'running', banner: 'inProgress', ideaId, balloonId })
  })

  it.each(adGenFailures.filter((failure) => failure !== 'ALREADY_RUNNING'))(
    'fails at once with %s, and can be tried again',
    async (failure) => {
      const run = watch({ create: { failureStatus: failure } })
      await run.settle()
      await run.create()
      expect(run.view()).toMatchObject({ stage: 'failed', failure, progress: null, canCreate: true })
      expect(run.events).toEqual([{ type: 'FAILED', failure }])
      run.actor.send({ type: 'CREATE', params })
      expect(run.view()).toMatchObject({ stage: 'creating', failure: undefined })
    },
  )

  it('reports how full the plan is that refuses it (GEN-09)', async () => {
    const adLimit = { limit: 3, count: 4 }
    const run = watch({ create: { failureStatus: 'MAX_ADS', adLimit } })
    await run.settle()
    await run.create()
    expect(run.events).toEqual([{ type: 'FAILED', failure: 'MAX_ADS', adLimit }])
  })

  it('fails in words that say little when nobody foresaw it', async () => {
    const run = watch({ create: new Error('boom') })
    await run.settle()
    await run.create()
    expect(run.view()).toMatchObject({ stage: 'failed', failure: 'FAIL' })
    run.actor.send({ type: 'FORGET_FAILURE' })
    expect(run.view()).toMatchObject({ stage: 'idle', failure: undefined })
  })

  it('is refused without a call while one is being made (GEN-08)', async () => {
    const run = await watchRunning()
    await run.create()
    expect(run.created).toHaveLength(1)
    expect(run.view()).toMatchObject({ stage: 'running', failure: 'ALREADY_RUNNING' })
    await run.create()
    expect(run.events).toEqual([
      { type: 'FAILED', failure: 'ALREADY_RUNNING' },
      { type: 'FAILED', failure: 'ALREADY_RUNNING' },
    ])
    run.actor.send({ type: 'FORGET_FAILURE' })
    expect(run.view()).toMatchObject({ stage: 'running', failure: undefined })
  })

  it('is refused without a call while another is being asked for', async () => {
    const run = watch()
    await run.settle()
    run.actor.send({ type: 'CREATE', params })
    await run.create()
    expect(run.created).toHaveLength(1)
    expect(run.view().failure).toBe('ALREADY_RUNNING')
  })

  it('finds the run that the server refuses it for', async () => {
    const run = watch({ create: { failureStatus: 'ALREADY_RUNNING' } })
    await run.settle()
    run.setStatus(status(0))
    await run.create()
    expect(run.view()).toMatchObject({ stage: 'running', failure: 'ALREADY_RUNNING', balloonId })
    expect(run.events).toEqual([{ type: 'FAILED', failure: 'ALREADY_RUNNING' }])
  })
})

describe('a run', () => {
  it('says which platform its ad is for, and what is done of it', async () => {
    const run = watch({ nextStatus: status(-30_000, { platform: 'instagram', steps: ['brief'] }) })
    await run.settle()
    expect(run.view()).toMatchObject({ platform: 'instagram', steps: ['brief'] })
  })

  it('is asked for every 400 ms (GEN-04)', async () => {
    const run = await watchRunning()
    await run.pass(399)
    expect(run.polls).toEqual([0, 0])
    await run.pass(1)
    await run.pass(400)
    expect(run.polls).toEqual([0, 0, 400, 800])
  })

  it('shows progress that moves every 100 ms and waits below 100 for the end (GEN-04, OPN-44)', async () => {
    const run = await watchRunning()
    await run.pass(99)
    expect(run.view().progress).toBe(0)
    await run.pass(1)
    expect(run.view().progress).toBe(adGenProgress(100))
    await run.pass(100)
    expect(run.view().progress).toBe(adGenProgress(200))
    let last = 0
    for (let passed = 0; passed < 300_000; passed += 400) {
      await run.pass(400)
      expect(run.view().progress).toBeGreaterThanOrEqual(last)
      last = run.view().progress ?? 0
    }
    expect(last).toBeLessThanOrEqual(95)
  })

  it('stands where its date says after a reload', async () => {
    const run = watch({ nextStatus: status(-30_000, { steps: ['brief', 'texts'] }) })
    await run.settle()
    expect(run.view()).toMatchObject({ progress: adGenProgress(30_000), steps: ['brief', 'texts'] })
  })

  it('starts a bar of its own', async () => {
    const run = watch({ nextStatus: status(-30_000) })
    await run.settle()
    run.setStatus(status(0, { _id: 'run-2' }))
    await run.pass(400)
    expect(run.view().progress).toBe(adGenProgress(400))
  })

  it('continues after a failed poll', async () => {
    const run = await watchRunning()
    run.setStatus(new Error('offline'))
    await run.pass(400)
    await run.pass(400)
    expect(run.view().stage).toBe('running')
    run.setStatus(done(800))
    await run.pass(400)
    expect(run.view().stage).toBe('done')
  })

  it('is over without a word when the server knows it no longer', async () => {
    const run = await watchRunning()
    run.setStatus(null)
    await run.pass(400)
    expect(run.view()).toMatchObject({ stage: 'idle', balloonId: null, progress: null, failure: undefined })
  })

  it('is not asked for while the tab is hidden, and at once when it is shown', async () => {
    const run = await watchRunning()
    run.actor.send({ type: 'HIDE' })
    await run.pass(30_000)
    expect(run.polls).toHaveLength(2)
    expect(run.view().progress).toBe(0)
    run.actor.send({ type: 'SHOW' })
    await run.settle()
    expect(run.polls).toHaveLength(3)
    expect(run.view().progress).toBe(adGenProgress(30_000))
  })

  it('is not asked for when it begins in a hidden tab', async () => {
    const run = watch()
    run.actor.send({ type: 'HIDE' })
    await run.settle()
    run.setStatus(status(0))
    await run.create()
    expect(run.polls).toHaveLength(1)
    expect(run.view()).toMatchObject({ stage: 'running', balloonId })
  })
})

describe('ad generation scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(adGenerationScenarios).toSorted()).toEqual(leavesOf(adGenerationMachine).toSorted())
  })

  it.each(Object.entries(adGenerationScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(adGenerationMachine, leaf, scenario)
    const names = ['CREATE', 'DISMISS', 'FORGET_FAILURE', 'CHECK', 'CHANGE_BRAND', 'HIDE', 'SHOW'] as const
    const taken = names.filter((type) => snapshot.can({ type, params, ideaId }))
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
