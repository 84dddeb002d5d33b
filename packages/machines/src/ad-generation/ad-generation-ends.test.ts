import { describe, expect, it } from 'vitest'
import { balloonId, done, failed, ideaId, status, watch, watchRunning } from './ad-generation.fixtures.ts'

describe('an ad that is done', () => {
  it('fills the bar, hides it after 500 ms, and is announced once (GEN-06, BGP-05)', async () => {
    const generation = await watchRunning()
    generation.setStatus(done(400))
    await generation.pass(400)
    expect(generation.view()).toMatchObject({
      stage: 'done',
      banner: 'doneJustNow',
      progress: 100,
      canCreate: true,
    })
    expect(generation.finished).toEqual([{ statusId: 'run-1', ideaId, balloonId }])
    await generation.pass(499)
    expect(generation.view().progress).toBe(100)
    await generation.pass(1)
    expect(generation.view()).toMatchObject({ banner: 'doneJustNow', progress: null })
    await generation.pass(60_000)
    expect(generation.view().banner).toBe('doneJustNow')
    expect(generation.finished).toHaveLength(1)
  })

  it('stays done when the brand could not be reloaded', async () => {
    const generation = await watchRunning({ finish: new Error('offline') })
    generation.setStatus(done(400))
    await generation.pass(400)
    expect(generation.view().stage).toBe('done')
  })

  it('is announced once for each task, whatever the brand does (OPN-42)', async () => {
    const generation = watch({ nextStatus: done(0) })
    await generation.settle()
    generation.actor.send({ type: 'CHANGE_BRAND', ideaId: 'dovetail' })
    generation.actor.send({ type: 'CHANGE_BRAND', ideaId })
    await generation.settle()
    expect(generation.view().stage).toBe('idle')
    generation.setStatus(done(0, { _id: 'run-2' }))
    generation.actor.send({ type: 'CHECK' })
    await generation.settle()
    expect(generation.view().stage).toBe('done')
    expect(generation.finished.map(({ statusId }) => statusId)).toEqual(['run-1', 'run-2'])
  })

  it('joins the others silently when it was finished long ago in a hidden tab (GEN-05)', async () => {
    const generation = await watchRunning()
    generation.actor.send({ type: 'HIDE' })
    generation.setStatus(done(20_000))
    await generation.pass(60_000)
    generation.actor.send({ type: 'SHOW' })
    await generation.settle()
    expect(generation.finished).toHaveLength(1)
    expect(generation.view()).toMatchObject({
      stage: 'idle',
      banner: 'hidden',
      progress: null,
      balloonId: null,
    })
  })

  it('makes room for the next', async () => {
    const generation = await watchRunning()
    generation.setStatus(done(400))
    await generation.pass(400)
    generation.setStatus(status(400, { _id: 'run-2' }))
    await generation.create()
    expect(generation.view()).toMatchObject({ stage: 'running', banner: 'inProgress', progress: 0 })
  })
})

describe('an ad that fails', () => {
  it.each(['EXTRACT_FAIL', 'UNSAFE', 'FAIL'] as const)(
    'says why, once, and clears the task: %s',
    async (why) => {
      const generation = await watchRunning()
      generation.setStatus(failed(400, why))
      await generation.pass(400)
      expect(generation.view()).toEqual({
        stage: 'failed',
        banner: 'hidden',
        progress: null,
        elapsedMs: 0,
        platform: null,
        steps: [],
        failure: why,
        ideaId,
        balloonId: null,
        canCreate: true,
      })
      expect(generation.events).toEqual([{ type: 'FAILED', failure: why }])
      expect(generation.finished).toEqual([])
      generation.actor.send({ type: 'CHECK' })
      await generation.settle()
      expect(generation.view().stage).toBe('idle')
      expect(generation.events).toHaveLength(1)
    },
  )

  it('is not spoken of when it failed more than 10 s ago (OPN-43)', async () => {
    const generation = await watchRunning()
    generation.actor.send({ type: 'HIDE' })
    generation.setStatus(failed(400, 'FAIL'))
    await generation.pass(10_401)
    generation.actor.send({ type: 'SHOW' })
    await generation.settle()
    expect(generation.view()).toMatchObject({ stage: 'idle', progress: null, failure: undefined })
    expect(generation.events).toEqual([])
  })
})

describe('a dismissed banner', () => {
  it('stays away while the task goes on, and at its end (BGP-03)', async () => {
    const generation = await watchRunning()
    generation.actor.send({ type: 'DISMISS' })
    expect(generation.dismissedIds).toEqual(['run-1'])
    expect(generation.view()).toMatchObject({ stage: 'running', banner: 'hidden' })
    generation.setStatus(done(400))
    await generation.pass(400)
    expect(generation.view()).toMatchObject({ stage: 'dismissed', banner: 'hidden' })
    expect(generation.finished).toHaveLength(1)
  })

  it('goes away at the end, and the bar with it', async () => {
    const generation = await watchRunning()
    generation.setStatus(done(400))
    await generation.pass(400)
    generation.actor.send({ type: 'DISMISS' })
    expect(generation.dismissedIds).toEqual(['run-1'])
    expect(generation.view()).toMatchObject({ stage: 'dismissed', banner: 'hidden' })
    await generation.pass(500)
    expect(generation.view().progress).toBeNull()
    expect(generation.finished).toHaveLength(1)
  })

  it('does not come back with a reload, and the next task has its own', async () => {
    const generation = watch({ nextStatus: status(0), dismissedId: 'run-1' })
    await generation.settle()
    expect(generation.view()).toMatchObject({ stage: 'running', banner: 'hidden' })
    generation.setStatus(status(400, { _id: 'run-2' }))
    await generation.pass(400)
    expect(generation.view().banner).toBe('inProgress')
  })
})

describe('another brand', () => {
  it('has its own task: nothing of the first one stays', async () => {
    const generation = await watchRunning()
    await generation.create()
    generation.setStatus(null)
    generation.actor.send({ type: 'CHANGE_BRAND', ideaId: 'dovetail' })
    expect(generation.view()).toMatchObject({
      stage: 'checking',
      ideaId: 'dovetail',
      balloonId: null,
      progress: null,
    })
    await generation.settle()
    expect(generation.view()).toMatchObject({ stage: 'idle', failure: undefined, steps: [] })
    await generation.pass(5_000)
    expect(generation.polls).toHaveLength(3)
  })

  it('gives the first one back as it stands by then', async () => {
    const generation = await watchRunning()
    generation.actor.send({ type: 'CHANGE_BRAND', ideaId: null })
    await generation.settle()
    expect(generation.view()).toMatchObject({ stage: 'idle', ideaId: null })
    generation.actor.send({ type: 'CHANGE_BRAND', ideaId })
    await generation.settle()
    expect(generation.view()).toMatchObject({ stage: 'running', balloonId })
  })
})
