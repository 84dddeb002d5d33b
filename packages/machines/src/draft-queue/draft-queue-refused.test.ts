import { describe, expect, it } from 'vitest'
import { flushDrafts, stateOfDraft } from './draft-queue.connect.ts'
import { open, update } from './draft-queue.fixtures.ts'

describe('what the server will not take', () => {
  it('blocks no other ad, and is shown with its reason', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    queue.change({ headline1: 'q' }, 'b')
    await queue.answer('refuse')
    await queue.pass(80)
    expect(queue.sentData().at(-1)).toEqual(update({ headline1: 'q' }, 'b'))
    await queue.answer('succeed')
    expect(queue.view()).toMatchObject({
      state: 'refused',
      refused: [{ id: 'a', key: 'headline1', value: 'a', refusal: 'invalid' }],
      hasUnsaved: true,
    })
  })

  it('is not sent again by itself: not later, not with the line, not with other words, not on leaving', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    await queue.answer('refuse')
    await queue.pass(60_000)
    queue.send('OFFLINE')
    queue.send('ONLINE')
    expect(await flushDrafts(queue.actor)).toBe(false)
    expect(queue.sent).toHaveLength(1)
    queue.change({ headline2: 'x' })
    await queue.answer('succeed')
    await queue.pass(60_000)
    expect(queue.sentData()).toEqual([update({ headline1: 'a' }), update({ headline2: 'x' })])
    expect(queue.view()).toMatchObject({ state: 'refused', refused: [{ key: 'headline1', value: 'a' }] })
  })

  it('is sent again when the user asks', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    await queue.answer('refuse')
    queue.send('RETRY')
    await queue.answer('succeed')
    expect(queue.server).toEqual({ a: { headline1: 'a' } })
    expect(queue.view()).toMatchObject({ state: 'saved', refused: [], hasUnsaved: false })
  })

  it('is what the server named, and the rest of the same save is sent', async () => {
    const queue = open()
    queue.change({ headline1: 'far too long', headline2: 'b' })
    await queue.answer('refuse', ['headline1'])
    await queue.pass(80)
    expect(queue.sentData().at(-1)).toEqual(update({ headline2: 'b' }))
    await queue.answer('succeed')
    expect(queue.view()).toMatchObject({ state: 'refused', refused: [{ key: 'headline1' }] })
  })

  it('is all of the save where the server names something else, and nothing goes round in circles', async () => {
    const queue = open()
    queue.change({ headline1: 'a', headline2: 'b' })
    await queue.answer('refuse', ['title'])
    await queue.pass(60_000)
    expect(queue.sent).toHaveLength(1)
    expect(queue.view().refused.map(({ key }) => key)).toEqual(['headline1', 'headline2'])
  })

  it('is replaced by what is written in its place, which knows what it is based upon', async () => {
    const queue = open()
    queue.change({ headline1: 'far too long', headline2: 'b' })
    await queue.answer('refuse')
    queue.others({ headline1: 'theirs' })
    queue.change({ headline1: 'short' })
    expect(queue.sentData().at(-1)).toEqual(update({ headline1: 'short' }))
    expect(queue.view().refused).toMatchObject([{ key: 'headline2', value: 'b' }])
    await queue.answer('succeed')
    expect(queue.view().conflicts).toMatchObject([{ mine: 'short', theirs: { value: 'theirs' } }])
  })

  it('gives way to newer words that were typed while it was sent', async () => {
    const queue = open()
    queue.change({ headline1: 'far too long' })
    queue.change({ headline1: 'short' })
    await queue.answer('refuse')
    await queue.pass(80)
    expect(queue.sentData().at(-1)).toEqual(update({ headline1: 'short' }))
    expect(queue.view().refused).toEqual([])
    await queue.answer('succeed')
    expect(queue.view()).toMatchObject({ state: 'saved', hasUnsaved: false })
  })

  it('can be removed, one by one', async () => {
    const queue = open()
    queue.change({ headline1: 'a', headline2: 'b' })
    await queue.answer('refuse')
    queue.discard('headline1')
    expect(queue.unsaved()).toMatchObject([{ key: 'headline2', value: 'b' }])
    queue.discard('headline2', 'b')
    expect(queue.view().state).toBe('refused')
    queue.discard('headline2')
    expect(queue.view()).toMatchObject({ state: 'saved', hasUnsaved: false })
    expect(queue.unsaved()).toEqual([])
  })

  it('is kept with its reason, and taken up by the next page without being sent', async () => {
    const queue = open()
    queue.change({ headline1: 'a' })
    await queue.answer('refuse')
    const stored = queue.unsaved()
    const next = open()
    next.actor.send({ type: 'TAKE_UP', edits: stored })
    await next.pass(60_000)
    expect(next.sent).toEqual([])
    expect(next.view()).toMatchObject({ state: 'refused', refused: stored })
    next.send('RETRY')
    expect(next.sentData()).toEqual([update({ headline1: 'a' })])
  })

  it('is forgotten if the same field was edited since', async () => {
    const queue = open()
    queue.change({ headline1: 'newer' })
    const edit = { ideaId: 'nightjar', id: 'a', key: 'headline1', value: 'older', base: [null] }
    queue.actor.send({ type: 'TAKE_UP', edits: [{ ...edit, refusal: 'locked' }] })
    await queue.answer('succeed')
    expect(queue.view()).toMatchObject({ state: 'saved', refused: [] })
  })
})

describe('the state of one ad', () => {
  it('speaks of nothing that is to be done in another one', async () => {
    const queue = open()
    queue.others({ headline1: 'theirs' }, 'c')
    queue.change({ headline1: 'a' })
    queue.change({ headline1: 'mine' }, 'c')
    await queue.answer('refuse')
    await queue.pass(80)
    await queue.answer('succeed')
    const states = ['a', 'b', 'c'].map((id) => stateOfDraft(queue.view(), id))
    expect(states).toEqual(['refused', 'saved', 'conflict'])
    queue.change({ headline2: 'x' }, 'b')
    expect(stateOfDraft(queue.view(), 'b')).toBe('saving')
  })
})
