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

describe('looking for a task', () => {
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
    const generation = watch({ nextStatus })
    expect(generation.view()).toMatchObject({ stage: 'checking', banner: 'hidden', canCreate: true })
    await generation.settle()
    expect(generation.view().stage).toBe(stage)
  })

  it('is tried again after it had no answer, but not in a hidden tab', async () => {
    const generation = watch({ nextStatus: new Error('offline') })
    await generation.settle()
    await generation.pass(4_999)
    expect(generation.polls).toEqual([0])
    await generation.pass(1)
    expect(generation.polls).toEqual([0, 5_000])
    generation.setStatus(status(0))
    generation.actor.send({ type: 'HIDE' })
    await generation.pass(60_000)
    expect(generation.polls).toHaveLength(2)
    generation.actor.send({ type: 'SHOW' })
    generation.actor.send({ type: 'CHECK' })
    await generation.settle()
    expect(generation.view()).toMatchObject({ stage: 'running', balloonId })
  })

  it('is not tried again after it found none', async () => {
    const generation = watch()
    await generation.settle()
    await generation.pass(60_000)
    expect(generation.polls).toEqual([0])
  })

  it('asks nothing without a brand', async () => {
    const generation = watch({ ideaId: null })
    await generation.settle()
    expect(generation.polls).toEqual([])
    expect(generation.view()).toMatchObject({ stage: 'idle', ideaId: null })
    generation.actor.send({ type: 'CHECK' })
    expect(generation.view().stage).toBe('idle')
  })

  it('is done again when an ad may have begun elsewhere', async () => {
    const generation = watch()
    await generation.settle()
    generation.setStatus(status(0))
    generation.actor.send({ type: 'CHECK' })
    await generation.settle()
    expect(generation.view()).toMatchObject({ stage: 'running', banner: 'inProgress', balloonId })
  })
})

describe('asking for an ad', () => {
  it('submits the preferences and watches the task', async () => {
    const generation = watch()
    await generation.settle()
    generation.setStatus(status(0))
    generation.actor.send({ type: 'CREATE', params })
    expect(generation.view()).toMatchObject({ stage: 'creating', banner: 'hidden', canCreate: false })
    await generation.settle()
    expect(generation.created).toEqual([params])
    expect(generation.view()).toMatchObject({ stage: 'running', banner: 'inProgress', ideaId, balloonId })
  })

  it.each(adGenFailures.filter((failure) => failure !== 'ALREADY_RUNNING'))(
    'fails at once with %s, and can be tried again',
    async (failure) => {
      const generation = watch({ create: { failureStatus: failure } })
      await generation.settle()
      await generation.create()
      expect(generation.view()).toMatchObject({ stage: 'failed', failure, progress: null, canCreate: true })
      expect(generation.events).toEqual([{ type: 'FAILED', failure }])
      generation.actor.send({ type: 'CREATE', params })
      expect(generation.view()).toMatchObject({ stage: 'creating', failure: undefined })
    },
  )

  it('reports how full the plan is that refuses it (GEN-09)', async () => {
    const adLimit = { limit: 3, count: 4 }
    const generation = watch({ create: { failureStatus: 'MAX_ADS', adLimit } })
    await generation.settle()
    await generation.create()
    expect(generation.events).toEqual([{ type: 'FAILED', failure: 'MAX_ADS', adLimit }])
  })

  it('fails in words that say little when nobody foresaw it', async () => {
    const generation = watch({ create: new Error('boom') })
    await generation.settle()
    await generation.create()
    expect(generation.view()).toMatchObject({ stage: 'failed', failure: 'FAIL' })
    generation.actor.send({ type: 'FORGET_FAILURE' })
    expect(generation.view()).toMatchObject({ stage: 'idle', failure: undefined })
  })

  it('is refused without a call while one is being made (GEN-08)', async () => {
    const generation = await watchRunning()
    await generation.create()
    expect(generation.created).toHaveLength(1)
    expect(generation.view()).toMatchObject({ stage: 'running', failure: 'ALREADY_RUNNING' })
    await generation.create()
    expect(generation.events).toEqual([
      { type: 'FAILED', failure: 'ALREADY_RUNNING' },
      { type: 'FAILED', failure: 'ALREADY_RUNNING' },
    ])
    generation.actor.send({ type: 'FORGET_FAILURE' })
    expect(generation.view()).toMatchObject({ stage: 'running', failure: undefined })
  })

  it('is refused without a call while another is being asked for', async () => {
    const generation = watch()
    await generation.settle()
    generation.actor.send({ type: 'CREATE', params })
    await generation.create()
    expect(generation.created).toHaveLength(1)
    expect(generation.view().failure).toBe('ALREADY_RUNNING')
  })

  it('finds the task that the server refuses it for', async () => {
    const generation = watch({ create: { failureStatus: 'ALREADY_RUNNING' } })
    await generation.settle()
    generation.setStatus(status(0))
    await generation.create()
    expect(generation.view()).toMatchObject({ stage: 'running', failure: 'ALREADY_RUNNING', balloonId })
    expect(generation.events).toEqual([{ type: 'FAILED', failure: 'ALREADY_RUNNING' }])
  })
})

describe('a task', () => {
  it('says which platform its ad is for, and what is done of it', async () => {
    const generation = watch({ nextStatus: status(-30_000, { platform: 'instagram', steps: ['brief'] }) })
    await generation.settle()
    expect(generation.view()).toMatchObject({ platform: 'instagram', steps: ['brief'] })
  })

  it('is asked for every 400 ms (GEN-04)', async () => {
    const generation = await watchRunning()
    await generation.pass(399)
    expect(generation.polls).toEqual([0, 0])
    await generation.pass(1)
    await generation.pass(400)
    expect(generation.polls).toEqual([0, 0, 400, 800])
  })

  it('shows progress that moves every 100 ms and waits below 100 for the end (GEN-04, OPN-44)', async () => {
    const generation = await watchRunning()
    await generation.pass(99)
    expect(generation.view().progress).toBe(0)
    await generation.pass(1)
    expect(generation.view().progress).toBe(adGenProgress(100))
    await generation.pass(100)
    expect(generation.view().progress).toBe(adGenProgress(200))
    let last = 0
    for (let passed = 0; passed < 300_000; passed += 400) {
      await generation.pass(400)
      expect(generation.view().progress).toBeGreaterThanOrEqual(last)
      last = generation.view().progress ?? 0
    }
    expect(last).toBeLessThanOrEqual(95)
  })

  it('stands where its date says after a reload', async () => {
    const generation = watch({ nextStatus: status(-30_000, { steps: ['brief', 'texts'] }) })
    await generation.settle()
    expect(generation.view()).toMatchObject({ progress: adGenProgress(30_000), steps: ['brief', 'texts'] })
  })

  it('starts a bar of its own', async () => {
    const generation = watch({ nextStatus: status(-30_000) })
    await generation.settle()
    generation.setStatus(status(0, { _id: 'run-2' }))
    await generation.pass(400)
    expect(generation.view().progress).toBe(adGenProgress(400))
  })

  it('continues after a failed poll', async () => {
    const generation = await watchRunning()
    generation.setStatus(new Error('offline'))
    await generation.pass(400)
    await generation.pass(400)
    expect(generation.view().stage).toBe('running')
    generation.setStatus(done(800))
    await generation.pass(400)
    expect(generation.view().stage).toBe('done')
  })

  it('is over without a word when the server knows it no longer', async () => {
    const generation = await watchRunning()
    generation.setStatus(null)
    await generation.pass(400)
    expect(generation.view()).toMatchObject({
      stage: 'idle',
      balloonId: null,
      progress: null,
      failure: undefined,
    })
  })

  it('is not asked for while the tab is hidden, and at once when it is shown', async () => {
    const generation = await watchRunning()
    generation.actor.send({ type: 'HIDE' })
    await generation.pass(30_000)
    expect(generation.polls).toHaveLength(2)
    expect(generation.view().progress).toBe(0)
    generation.actor.send({ type: 'SHOW' })
    await generation.settle()
    expect(generation.polls).toHaveLength(3)
    expect(generation.view().progress).toBe(adGenProgress(30_000))
  })

  it('is not asked for when it begins in a hidden tab', async () => {
    const generation = watch()
    generation.actor.send({ type: 'HIDE' })
    await generation.settle()
    generation.setStatus(status(0))
    await generation.create()
    expect(generation.polls).toHaveLength(1)
    expect(generation.view()).toMatchObject({ stage: 'running', balloonId })
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
