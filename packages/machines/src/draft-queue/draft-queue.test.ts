import { describe, expect, it } from 'vitest'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { flushDrafts } from './draft-queue.connect.ts'
import { open, start, update } from './draft-queue.fixtures.ts'
import { type DraftQueueEvent, draftQueueMachine } from './draft-queue.machine.ts'
import { draftQueueExamples, draftQueueScenarios } from './draft-queue.scenarios.ts'

describe('draft queue', () => {
  it('has nothing to save at first', () => {
    expect(open().view()).toMatchObject({
      state: 'saved',
      savedAt: null,
      hasUnsaved: false,
    })
  })

  it('sends a change at once and says when it was saved (ENT-35)', async () => {
    const queue = open()
    await queue.pass(5_000)
    queue.change({ headline1: 'a' })
    expect(queue.sentData()).toEqual([update({ headline1: 'a' })])
    expect(queue.view()).toMatchObject({ state: 'saving', hasUnsaved: true })
    await queue.pass(300)
    await queue.answer('succeed')
    expect(queue.view()).toEqual({
      state: 'saved',
      refused: [],
      conflicts: [],
      incomplete: [],
      savedAt: new Date(start + 5_300),
      hasUnsaved: false,
    })
  })

  it.each([
    { replyAt: 20, nextAt: 80 },
    { replyAt: 100, nextAt: 160 },
    { replyAt: 159, nextAt: 160 },
    { replyAt: 1_000, nextAt: 1_040 },
  ])(
    'looks every 80 ms whether the save in flight is over: reply at $replyAt, next call at $nextAt (ENT-36, OPN-86)',
    async ({ replyAt, nextAt }) => {
      const queue = open()
      queue.change({ headline1: 'a' })
      queue.change({ headline1: 'ab' })
      await queue.pass(replyAt)
      expect(queue.sent).toHaveLength(1)
      await queue.answer('succeed')
      expect(queue.view().state).toBe('unsaved')
      await queue.pass(nextAt - 1 - replyAt)
      expect(queue.sent).toHaveLength(1)
      await queue.pass(1)
      expect(queue.sentData()).toEqual([update({ headline1: 'a' }), update({ headline1: 'ab' })])
      expect(queue.inFlight()).toBe(1)
    },
  )

  it('counts from the start of each save, and sends nothing if nothing waits', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    await queue.pass(30)
    await queue.answer('succeed')
    await queue.pass(10)
    queue.change({ headline1: 'ab' })
    expect(queue.sent).toHaveLength(2)
    queue.change({ headline1: 'abc' })
    // The check that the first save scheduled would come at 80.
    await queue.pass(45)
    await queue.answer('succeed')
    await queue.pass(34)
    expect(queue.sent).toHaveLength(2)
    await queue.pass(1)
    expect(queue.sent).toHaveLength(3)
    await queue.answer('succeed')
    await queue.pass(60_000)
    expect(queue.sent).toHaveLength(3)
  })

  it('merges what waits, key by key and draft by draft', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    queue.change({ headline1: 'ab', headline2: 'x' })
    queue.change({ headline1: 'q' }, 'b')
    queue.change({ headline1: 'abc' })
    await queue.answer('succeed')
    await queue.pass(80)
    await queue.answer('succeed')
    await queue.pass(80)
    await queue.answer('succeed')
    expect(queue.sentData().slice(1)).toEqual([
      update({ headline1: 'abc', headline2: 'x' }),
      update({ headline1: 'q' }, 'b'),
    ])
    expect(queue.view().state).toBe('saved')
  })

  it('puts what was not saved beneath what was typed since', async () => {
    const queue = open()
    queue.change({ headline1: 'a', headline2: 'x' })
    queue.change({ headline1: 'ab' })
    await queue.answer('fail')
    expect(queue.view()).toMatchObject({ state: 'failed', hasUnsaved: true })
    await queue.pass(9_999)
    expect(queue.sent).toHaveLength(1)
    queue.send('RETRY')
    expect(queue.sentData().at(-1)).toEqual(update({ headline1: 'ab', headline2: 'x' }))
    await queue.answer('succeed')
    expect(queue.view()).toMatchObject({ state: 'saved', hasUnsaved: false })
  })

  it('tries again by itself after 10 s, until it succeeds', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    for (const tries of [1, 2, 3]) {
      expect(queue.sent).toHaveLength(tries)
      await queue.answer('fail')
      expect(queue.view().state).toBe('failed')
      await queue.pass(10_000)
    }
    await queue.answer('succeed')
    await queue.pass(60_000)
    expect(queue.view().state).toBe('saved')
    expect(queue.sent).toHaveLength(4)
  })

  it('sends the draft that failed before the others', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    queue.change({ headline1: 'q' }, 'b')
    await queue.answer('fail')
    queue.send('RETRY')
    expect(queue.sentData().at(-1)).toEqual(update({ headline1: 'a' }))
  })

  it('tries again with the next change', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    await queue.answer('fail')
    queue.change({ headline2: 'x' })
    expect(queue.view().state).toBe('saving')
    expect(queue.sentData().at(-1)).toEqual(update({ headline1: 'a', headline2: 'x' }))
  })
})

describe('offline', () => {
  it('keeps the changes and sends them when the connection is back', async () => {
    const queue = open()
    queue.send('OFFLINE')
    queue.change({ headline1: 'a' })
    await queue.pass(60_000)
    expect(queue.sent).toEqual([])
    expect(queue.view()).toMatchObject({ state: 'offline', hasUnsaved: true })
    queue.send('ONLINE')
    expect(queue.sentData()).toEqual([update({ headline1: 'a' })])
  })

  it('waits for the save under way, and sends no second one', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    queue.send('OFFLINE')
    expect(queue.view().state).toBe('offline')
    queue.send('ONLINE')
    queue.change({ headline1: 'ab' })
    expect(queue.sent).toHaveLength(1)
    queue.send('OFFLINE')
    await queue.answer('fail')
    expect(queue.view()).toMatchObject({ state: 'offline', hasUnsaved: true })
    queue.send('ONLINE')
    expect(queue.sentData().at(-1)).toEqual(update({ headline1: 'ab' }))
  })

  it('turns a failure into waiting', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    await queue.answer('fail')
    queue.send('OFFLINE')
    expect(queue.view().state).toBe('offline')
    queue.send('ONLINE')
    expect(queue.view().state).toBe('saving')
  })

  it('has nothing to send afterwards when nothing was typed', () => {
    const queue = open()
    queue.send('OFFLINE')
    queue.send('ONLINE')
    expect(queue.view()).toMatchObject({ state: 'saved', hasUnsaved: false })
    expect(queue.sent).toEqual([])
  })
})

describe('leaving', () => {
  it('is free at once when everything is saved', async () => {
    expect(await flushDrafts(open().actor)).toBe(true)
  })

  it('waits until everything is saved, and not for the next check', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    queue.change({ headline1: 'q' }, 'b')
    await queue.answer('succeed')
    let isSaved: boolean | undefined
    void flushDrafts(queue.actor).then((answer) => (isSaved = answer))
    expect(queue.sent).toHaveLength(2)
    await queue.settle()
    expect(isSaved).toBeUndefined()
    await queue.answer('succeed')
    expect(isSaved).toBe(true)
  })

  it('tries a failed save once more and says when it fails again', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    await queue.answer('fail')
    const leaving = flushDrafts(queue.actor)
    await queue.answer('fail')
    expect(await leaving).toBe(false)
  })

  it('does not wait for a line that is not there', async () => {
    const queue = open()
    queue.send('OFFLINE')
    queue.change({ headline1: 'a' })
    expect(await flushDrafts(queue.actor)).toBe(false)
  })

  it('does not wait for the user to choose', async () => {
    const queue = open()
    queue.others({ headline1: 'theirs' })
    queue.change({ headline1: 'mine' })
    const leaving = flushDrafts(queue.actor)
    await queue.answer('succeed')
    await queue.pass(80)
    expect(await leaving).toBe(false)
  })
})

describe('draft queue scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(draftQueueScenarios).toSorted()).toEqual(leavesOf(draftQueueMachine).toSorted())
  })

  it.each(Object.entries(draftQueueScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(draftQueueMachine, leaf, scenario)
    const taken = Object.entries(draftQueueExamples).flatMap(([type, example]) =>
      snapshot.can({ ...example, type } as DraftQueueEvent) ? [type] : [],
    )
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
