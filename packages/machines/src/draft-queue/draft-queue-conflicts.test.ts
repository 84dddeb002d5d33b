import { describe, expect, it } from 'vitest'
import { open, update } from './draft-queue.fixtures.ts'

/** A queue whose `headline1` somebody else wrote in since the page was read. */
async function inConflict() {
  const queue = open()
  queue.others({ headline1: 'theirs' })
  queue.change({ headline1: 'mine', headline2: 'x' })
  await queue.answer('succeed')
  return queue
}

describe('a key that somebody else changed too', () => {
  it('waits for the user, and the other keys are saved without asking', async () => {
    const queue = await inConflict()
    await queue.pass(80)
    expect(queue.sentData().at(-1)).toEqual(update({ headline2: 'x' }))
    await queue.answer('succeed')
    expect(queue.server).toEqual({ a: { headline1: 'theirs', headline2: 'x' } })
    expect(queue.view()).toMatchObject({
      state: 'conflict',
      hasUnsaved: true,
      conflicts: [
        { id: 'a', mine: 'mine', theirs: { key: 'headline1', value: 'theirs', authorName: 'Tom' } },
      ],
    })
    await queue.pass(60_000)
    expect(queue.sent).toHaveLength(2)
  })

  it('is overwritten where the user says so', async () => {
    const queue = await inConflict()
    await queue.pass(80)
    await queue.answer('succeed')
    queue.choose('headline1', 'mine')
    expect(queue.sent.at(-1)).toMatchObject({ data: { headline1: 'mine' }, base: { headline1: ['theirs'] } })
    await queue.answer('succeed')
    expect(queue.server['a']).toMatchObject({ headline1: 'mine' })
    expect(queue.view()).toMatchObject({ state: 'saved', conflicts: [], hasUnsaved: false })
  })

  it('keeps the other value where the user takes that', async () => {
    const queue = await inConflict()
    queue.choose('headline1', 'theirs')
    await queue.pass(80)
    await queue.answer('succeed')
    expect(queue.server).toEqual({ a: { headline1: 'theirs', headline2: 'x' } })
    expect(queue.view()).toMatchObject({ state: 'saved', conflicts: [], hasUnsaved: false })
  })

  it('takes what is typed on meanwhile for the user’s own value', async () => {
    const queue = open()
    queue.others({ headline1: 'theirs' })
    queue.change({ headline1: 'm' })
    queue.change({ headline1: 'mi' })
    await queue.answer('succeed')
    queue.change({ headline1: 'mine' })
    await queue.pass(60_000)
    expect(queue.sent).toHaveLength(1)
    expect(queue.unsaved()).toMatchObject([{ key: 'headline1', value: 'mine', base: [null] }])
    queue.choose('headline1', 'mine')
    await queue.answer('succeed')
    expect(queue.server['a']).toEqual({ headline1: 'mine' })
  })

  it('is asked about again where it changed once more', async () => {
    const queue = await inConflict()
    await queue.pass(80)
    await queue.answer('succeed')
    queue.others({ headline1: 'theirs again' })
    queue.choose('headline1', 'mine')
    await queue.answer('succeed')
    expect(queue.view().conflicts).toMatchObject([{ theirs: { value: 'theirs again' } }])
  })

  it('is none where both wrote the same', async () => {
    const queue = open()
    queue.others({ headline1: 'same' })
    queue.change({ headline1: 'same' })
    await queue.answer('succeed')
    expect(queue.view()).toMatchObject({ state: 'saved', conflicts: [] })
  })
})

describe('one’s own edits', () => {
  it('are no conflict with each other, one after the other', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    queue.change({ headline1: 'ab' })
    await queue.answer('succeed')
    await queue.pass(80)
    expect(queue.sent.at(-1)?.base).toEqual({ headline1: ['a'] })
    await queue.answer('succeed')
    expect(queue.view().state).toBe('saved')
  })

  it('are none where the answer to one was lost', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    await queue.answer('lose')
    queue.change({ headline1: 'ab' })
    expect(queue.sent.at(-1)?.base).toEqual({ headline1: [null, 'a'] })
    await queue.answer('lose')
    queue.change({ headline1: 'abc' })
    await queue.answer('succeed')
    expect(queue.server['a']).toEqual({ headline1: 'abc' })
    expect(queue.view().state).toBe('saved')
  })

  it('name no more values than the server takes, and the first always', async () => {
    const queue = open()
    for (let tries = 0; tries < 30; tries++) {
      queue.change({ headline1: `a${tries}` })
      await queue.answer('fail')
    }
    const base = queue.unsaved()[0]?.base ?? []
    expect(base).toHaveLength(20)
    expect([base[0], base.at(-1)]).toEqual([null, 'a29'])
  })
})

describe('edits stored before', () => {
  const stored = (key: string, value: string) =>
    ({ ideaId: 'nightjar', id: 'a', key, value, base: [null] }) as const

  it('are sent like others, beneath what was typed since', async () => {
    const queue = open()
    queue.send('OFFLINE')
    queue.change({ headline1: 'newer' })
    queue.actor.send({ type: 'TAKE_UP', edits: [stored('headline1', 'older'), stored('headline2', 'x')] })
    queue.send('ONLINE')
    expect(queue.sentData()).toEqual([update({ headline1: 'newer', headline2: 'x' })])
  })

  it('are in conflict with what somebody wrote meanwhile', async () => {
    const queue = open()
    queue.others({ headline1: 'theirs' })
    queue.actor.send({ type: 'TAKE_UP', edits: [stored('headline1', 'mine')] })
    await queue.answer('succeed')
    expect(queue.view().conflicts).toMatchObject([{ mine: 'mine', theirs: { value: 'theirs' } }])
  })

  it('are what is waiting, on its way, refused and in conflict, each key once', async () => {
    const queue = open()
    queue.change({ x: 1 }, 'r')
    await queue.answer('refuse')
    queue.others({ y: 'theirs' }, 'c')
    queue.change({ y: 2 }, 'c')
    await queue.pass(80)
    await queue.answer('succeed')
    queue.change({ z: 3 })
    queue.change({ z: 4 })
    const edits = queue.unsaved().map(({ id, key, value, base }) => [id, key, value, base])
    expect(edits).toEqual([
      ['r', 'x', 1, [null]],
      ['a', 'z', 4, [null, 3]],
      ['c', 'y', 2, [null]],
    ])
  })
})
