import { describe, expect, it } from 'vitest'
import { balloonId, done, failed, ideaId, status, watch, watchRunning } from './ad-generation.fixtures.ts'

describe('an ad that is done', () => {
  it('fills the bar, hides it after 500 ms, and is announced once (GEN-06, BGP-05)', async () => {
    const run = await watchRunning()
    run.setStatus(done(400))
    await run.pass(400)
    expect(run.view()).toMatchObject({ stage: 'done', banner: 'doneJustNow', progress: 100, canCreate: true })
    expect(run.finished).toEqual([{ statusId: 'run-1', ideaId, balloonId }])
    await run.pass(499)
    expect(run.view().progress).toBe(100)
    await run.pass(1)
    expect(run.view()).toMatchObject({ banner: 'doneJustNow', progress: null })
    await run.pass(60_000)
    expect(run.view().banner).toBe('doneJustNow')
    expect(run.finished).toHaveLength(1)
  })

  it('stays done when the brand could not be reloaded', async () => {
    const run = await watchRunning({ finish: new Error('offline') })
    run.setStatus(done(400))
    await run.pass(400)
    expect(run.view().stage).toBe('done')
  })

  it('is announced once for each run, whatever the brand does (OPN-42)', async () => {
    const run = watch({ nextStatus: done(0) })
    await run.settle()
    run.actor.send({ type: 'CHANGE_BRAND', ideaId: 'dovetail' })
    run.actor.send({ type: 'CHANGE_BRAND', ideaId })
    await run.settle()
    expect(run.view().stage).toBe('idle')
    run.setStatus(done(0, { _id: 'run-2' }))
    run.actor.send({ type: 'CHECK' })
    await run.settle()
    expect(run.view().stage).toBe('done')
    expect(run.finished.map(({ statusId }) => statusId)).toEqual(['run-1', 'run-2'])
  })

  it('joins the others silently when it was finished long ago in a hidden tab (GEN-05)', async () => {
    const run = await watchRunning()
    run.actor.send({ type: 'HIDE' })
    run.setStatus(done(20_000))
    await run.pass(60_000)
    run.actor.send({ type: 'SHOW' })
    await run.settle()
    expect(run.finished).toHaveLength(1)
    expect(run.view()).toMatchObject({ stage: 'idle', banner: 'hidden', progress: null, balloonId: null })
  })

  it('makes room for the next', async () => {
    const run = await watchRunning()
    run.setStatus(done(400))
    await run.pass(400)
    run.setStatus(status(400, { _id: 'run-2' }))
    await run.create()
    expect(run.view()).toMatchObject({ stage: 'running', banner: 'inProgress', progress: 0 })
  })
})

describe('an ad that fails', () => {
  it.each(['EXTRACT_FAIL', 'UNSAFE', 'FAIL'] as const)(
    'says why, once, and clears the run: %s',
    async (why) => {
      const run = await watchRunning()
      run.setStatus(failed(400, why))
      await run.pass(400)
      expect(run.view()).toEqual({
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
      expect(run.events).toEqual([{ type: 'FAILED', failure: why }])
      expect(run.finished).toEqual([])
      run.actor.send({ type: 'CHECK' })
      await run.settle()
      expect(run.view().stage).toBe('idle')
      expect(run.events).toHaveLength(1)
    },
  )

  it('is not spoken of when it failed more than 10 s ago (OPN-43)', async () => {
    const run = await watchRunning()
    run.actor.send({ type: 'HIDE' })
    run.setStatus(failed(400, 'FAIL'))
    await run.pass(10_401)
    run.actor.send({ type: 'SHOW' })
    await run.settle()
    expect(run.view()).toMatchObject({ stage: 'idle', progress: null, failure: undefined })
    expect(run.events).toEqual([])
  })
})

describe('a dismissed banner', () => {
  it('stays away while the run goes on, and at its end (BGP-03)', async () => {
    const run = await watchRunning()
    run.actor.send({ type: 'DISMISS' })
    expect(run.dismissedIds).toEqual(['run-1'])
    expect(run.view()).toMatchObject({ stage: 'running', banner: 'hidden' })
    run.setStatus(done(400))
    await run.pass(400)
    expect(run.view()).toMatchObject({ stage: 'dismissed', banner: 'hidden' })
    expect(run.finished).toHaveLength(1)
  })

  it('goes away at the end, and the bar with it', async () => {
    const run = await watchRunning()
    run.setStatus(done(400))
    await run.pass(400)
    run.actor.send({ type: 'DISMISS' })
    expect(run.dismissedIds).toEqual(['run-1'])
    expect(run.view()).toMatchObject({ stage: 'dismissed', banner: 'hidden' })
    await run.pass(500)
    expect(run.view().progress).toBeNull()
    expect(run.finished).toHaveLength(1)
  })

  it('does not come back with a reload, and the next run has its own', async () => {
    const run = watch({ nextStatus: status(0), dismissedId: 'run-1' })
    await run.settle()
    expect(run.view()).toMatchObject({ stage: 'running', banner: 'hidden' })
    run.setStatus(status(400, { _id: 'run-2' }))
    await run.pass(400)
    expect(run.view().banner).toBe('inProgress')
  })
})

describe('another brand', () => {
  it('has its own run: nothing of the first one stays', async () => {
    const run = await watchRunning()
    await run.create()
    run.setStatus(null)
    run.actor.send({ type: 'CHANGE_BRAND', ideaId: 'dovetail' })
    expect(run.view()).toMatchObject({
      stage: 'checking',
      ideaId: 'dovetail',
      balloonId: null,
      progress: null,
    })
    await run.settle()
    expect(run.view()).toMatchObject({ stage: 'idle', failure: undefined, steps: [] })
    await run.pass(5_000)
    expect(run.polls).toHaveLength(3)
  })

  it('gives the first one back as it stands by then', async () => {
    const run = await watchRunning()
    run.actor.send({ type: 'CHANGE_BRAND', ideaId: null })
    await run.settle()
    expect(run.view()).toMatchObject({ stage: 'idle', ideaId: null })
    run.actor.send({ type: 'CHANGE_BRAND', ideaId })
    await run.settle()
    expect(run.view()).toMatchObject({ stage: 'running', balloonId })
  })
})
