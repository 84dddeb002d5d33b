import { describe, expect, it } from 'vitest'
import { type Data, open } from './draft-queue.fixtures.ts'

type Queue = ReturnType<typeof open>

/** A queue with a user who knows what they wrote, and others whose words must not vanish unseen. */
function openWalk() {
  const queue = open()
  const wanted: Record<string, Record<string, unknown>> = {}
  const foreign = new Map<string, unknown>()
  let count = 0
  const key = (id: string, name: string) => `${id}/${name}`
  return {
    queue,
    wanted,
    typed(names: readonly string[], id = 'a') {
      const data: Data = Object.fromEntries(names.map((name) => [name, `mine ${++count}`]))
      wanted[id] = { ...wanted[id], ...data }
      queue.change(data, id)
    },
    othersWrite(name: string, id = 'a') {
      const value = `theirs ${++count}`
      foreign.set(key(id, name), value)
      queue.others({ [name]: value }, id)
    },
    choose(takes: 'mine' | 'theirs') {
      const [conflict] = queue.view().conflicts
      if (!conflict) return
      const { id, theirs } = conflict
      if (takes === 'theirs') wanted[id] = { ...wanted[id], [theirs.key]: theirs.value }
      queue.choose(theirs.key, takes, id)
    },
    /** Places where a user's value is neither pending nor saved, unless others overwrote it after it was saved. */
    losses(): string[] {
      const unsaved = new Map(queue.unsaved().map((edit) => [key(edit.id, edit.key), edit.value]))
      return Object.entries(wanted).flatMap(([id, values]) =>
        Object.entries(values).flatMap(([name, value]) => {
          const place = key(id, name)
          const now = unsaved.has(place) ? unsaved.get(place) : queue.server[id]?.[name]
          return now === value || (!unsaved.has(place) && now === foreign.get(place)) ? [] : [place]
        }),
      )
    },
    /** Places where the user overwrote another user's value without having seen it. */
    overwritten(): string[] {
      return [...foreign].flatMap(([place, value]) => {
        const [id = '', name = ''] = place.split('/')
        const now = queue.server[id]?.[name]
        return now === value || seen.get(place)?.has(value) ? [] : [place]
      })
    },
    recordSeen() {
      for (const [id, data] of Object.entries(queue.clientCopy))
        for (const [name, value] of Object.entries(data)) {
          const place = key(id, name)
          seen.set(place, (seen.get(place) ?? new Set()).add(value))
        }
    },
  }
}
let seen = new Map<string, Set<unknown>>()

const moves: readonly ((walk: ReturnType<typeof openWalk>, queue: Queue) => unknown)[] = [
  (walk) => walk.typed(['x', 'y']),
  (walk) => walk.typed(['y']),
  (walk) => walk.typed(['x'], 'b'),
  (walk) => walk.othersWrite('x'),
  (walk) => walk.choose('mine'),
  (walk) => walk.choose('theirs'),
  (_, queue) => queue.answer('succeed'),
  (_, queue) => queue.answer('succeed'),
  (_, queue) => queue.answer('fail'),
  (_, queue) => queue.answer('lose'),
  (_, queue) => queue.answer('refuse'),
  (_, queue) => queue.answer('lack'),
  (_, queue) => queue.send('OFFLINE'),
  (_, queue) => queue.send('ONLINE'),
  (_, queue) => queue.send('RETRY'),
  (_, queue) => queue.send('FLUSH'),
  (_, queue) => queue.pass(80),
  (_, queue) => queue.pass(10_000),
]

/** Walks of 16 moves, as their indices: the same ones each time. */
const walks = Array.from({ length: 600 }, (_, walk) => {
  let seed = walk + 1
  return Array.from({ length: 16 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % moves.length
  })
})

describe('whatever happens', () => {
  it('nothing typed is lost, nothing of others is overwritten unseen, and one save is in flight', async () => {
    let asked = 0
    for (const indices of walks) {
      seen = new Map()
      const walk = openWalk()
      const { queue } = walk
      walk.typed(['x'])
      const name = indices.join(' ')
      const check = () => {
        walk.recordSeen()
        expect(queue.inFlight(), name).toBeLessThanOrEqual(1)
        expect(walk.losses(), name).toEqual([])
        expect(walk.overwritten(), name).toEqual([])
      }
      for (const index of indices) {
        await moves[index]?.(walk, queue)
        check()
      }
      queue.send('ONLINE')
      queue.send('RETRY')
      for (let round = 0; queue.view().hasUnsaved && round < 20; round++) {
        asked += queue.view().conflicts.length
        walk.choose('mine')
        await queue.answer('succeed')
        await queue.pass(80)
        check()
      }
      expect(queue.view(), name).toMatchObject({ state: 'saved', hasUnsaved: false })
      queue.actor.stop()
    }
    expect(asked).toBeGreaterThan(50)
    // On a busy machine they take their time.
  }, 30_000)
})
