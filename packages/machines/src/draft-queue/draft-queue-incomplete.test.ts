import { describe, expect, it } from 'vitest'
import { flushDrafts, stateOfDraft } from './draft-queue.connect.ts'
import { open, update } from './draft-queue.fixtures.ts'

describe('a draft that lacks something', () => {
  it('waits as a whole, and keeps no other from being saved', async () => {
    const queue = open()
    queue.change({ name: 'Autumn', goal: 'sales' })
    queue.change({ name: 'Winter' }, 'b')
    await queue.answer('lack')
    await queue.pass(80)
    await queue.answer('succeed')
    expect(queue.view()).toMatchObject({ state: 'incomplete', hasUnsaved: true, refused: [] })
    expect(['a', 'b'].map((id) => stateOfDraft(queue.view(), id))).toEqual(['incomplete', 'saved'])
    expect(queue.unsaved().map(({ key, value }) => [key, value])).toEqual([
      ['name', 'Autumn'],
      ['goal', 'sales'],
    ])
    await queue.pass(60_000)
    expect(queue.sent).toHaveLength(2)
    expect(await flushDrafts(queue.actor)).toBe(false)
  })

  it('is sent as a whole with its next change', async () => {
    const queue = open()
    queue.change({ name: 'Autumn' })
    await queue.answer('lack')
    queue.change({ offering: 'brand' })
    expect(queue.sentData().at(-1)).toEqual(update({ name: 'Autumn', offering: 'brand' }))
    await queue.answer('succeed')
    expect(queue.view()).toMatchObject({ state: 'saved', hasUnsaved: false })
  })

  it('is sent again at once where it was changed while it was checked', async () => {
    const queue = open()
    queue.change({ name: 'Autumn' })
    queue.change({ offering: 'brand' })
    await queue.answer('lack')
    await queue.pass(80)
    expect(queue.sentData().at(-1)).toEqual(update({ name: 'Autumn', offering: 'brand' }))
  })

  it('goes with a value in conflict that the user decides', async () => {
    const queue = open()
    queue.others({ name: 'theirs' })
    queue.change({ name: 'mine', summary: 'x' })
    await queue.answer('succeed')
    await queue.pass(80)
    await queue.answer('lack')
    queue.choose('name', 'theirs')
    expect(queue.sentData().at(-1)).toEqual(update({ summary: 'x' }))
    await queue.answer('lack')
    queue.others({ name: 'theirs again' })
    queue.change({ name: 'mine again' })
    await queue.answer('succeed')
    await queue.pass(80)
    await queue.answer('lack')
    queue.choose('name', 'mine')
    expect(queue.sentData().at(-1)).toEqual(update({ name: 'mine again', summary: 'x' }))
  })

  it('is kept by the page and taken up by the next, beneath what was typed since', async () => {
    const queue = open()
    queue.change({ name: 'Autumn' })
    await queue.answer('lack')
    queue.actor.send({
      type: 'TAKE_UP',
      edits: [{ ideaId: 'nightjar', id: 'a', key: 'name', value: 'older', base: [null] }],
    })
    expect(queue.sentData().at(-1)).toEqual(update({ name: 'Autumn' }))
  })

  it('can be tried again, and let go with all that waits of it', async () => {
    const queue = open()
    queue.change({ name: 'Autumn' })
    await queue.answer('lack')
    queue.send('RETRY')
    expect(queue.sent).toHaveLength(2)
    await queue.answer('fail')
    expect(queue.view().state).toBe('failed')
    queue.discardDraft()
    expect(queue.view()).toMatchObject({ state: 'saved', hasUnsaved: false })
    queue.change({ name: 'Winter' }, 'b')
    await queue.answer('lack')
    queue.discardDraft('c')
    expect(queue.view().state).toBe('incomplete')
    queue.discardDraft('b')
    expect(queue.view()).toMatchObject({ state: 'saved', hasUnsaved: false })
  })
})

describe('drafts that are saved after a pause in writing', () => {
  it('wait for the pause, from the last change on', async () => {
    const queue = open({ pauseMs: 800 })
    queue.change({ name: 'A' })
    await queue.pass(799)
    queue.change({ name: 'Au' })
    expect(queue.view().state).toBe('unsaved')
    await queue.pass(799)
    expect(queue.sent).toEqual([])
    await queue.pass(1)
    expect(queue.sentData()).toEqual([update({ name: 'Au' })])
    await queue.answer('succeed')
    expect(queue.view().state).toBe('saved')
  })

  it('are sent without it on leaving, and when the connection is back', async () => {
    const queue = open({ pauseMs: 800 })
    queue.change({ name: 'A' })
    queue.send('FLUSH')
    expect(queue.sent).toHaveLength(1)
    await queue.answer('succeed')
    queue.change({ name: 'Au' })
    queue.send('OFFLINE')
    await queue.pass(5_000)
    queue.send('ONLINE')
    expect(queue.sentData().at(-1)).toEqual(update({ name: 'Au' }))
    queue.change({ name: 'Aut' })
    await queue.answer('succeed')
    await queue.pass(800)
    expect(queue.sentData().at(-1)).toEqual(update({ name: 'Aut' }))
  })
})
