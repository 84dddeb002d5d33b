import { beforeEach, describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createTeam, joinTeam, openDevice } from '../support/world.ts'
import { balloonIn, callsOn, ownAd } from './owned-ad.ts'

const server = await useServer()
const { clock, database } = server

const title = 'component/c1/fbTitle'
const message = 'component/c1/fbMessage'
const first = 'A lamp that lasts'

beforeEach(() => clock.moveHours(61 / 3600))

/** The ad's owner and a collaborator of the same team. */
async function twoEditors() {
  const mine = await ownAd(server)
  const teamId = await createTeam(server, { ownerId: mine.login.id })
  await database.knex('idea').where({ id: mine.ideaId }).update({ teamId })
  const login = await createAccount(server, { username: 'Orla Daly' })
  await joinTeam(server, { teamId, login, role: 'collaborator' })
  return { mine, theirs: { login, ...callsOn(server, login, mine) } }
}

describe('an edit that says what it is based upon', () => {
  it('is written where that still stands', async () => {
    const { merge, read } = await ownAd(server)
    const edit = { [title]: 'Light for life', [message]: 'Wired in Galway.' }
    balloonIn(await merge(edit, { [title]: [first], [message]: [null] }))
    expect((await read()).data).toMatchObject({
      [title]: [{ value: first }, { value: 'Light for life' }],
      [message]: [{ value: 'Wired in Galway.' }],
    })
  })

  it('is refused whole where another person was there before, with what stands there, whose and when', async () => {
    const { mine, theirs } = await twoEditors()
    await theirs.update({ [title]: 'Theirs' })
    const before = await mine.read()
    const reply = await mine.merge(
      { [title]: 'Mine', [message]: 'Wired in Galway.' },
      { [title]: [first], [message]: [null] },
    )
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.body).toEqual({
      error: 'editConflict',
      balloon: before,
      conflicts: [
        {
          key: title,
          value: 'Theirs',
          date: before.data[title]?.at(-1)?.date,
          authorId: theirs.login.id,
          authorName: 'Orla Daly',
        },
      ],
    })
    expect(await mine.read()).toEqual(before)
  })

  it('of another key merges without asking', async () => {
    const { mine, theirs } = await twoEditors()
    await theirs.update({ [title]: 'Theirs' })
    balloonIn(await mine.merge({ [message]: 'Mine' }, { [message]: [null] }))
    expect((await theirs.read()).data).toMatchObject({
      [title]: [{ value: first }, { value: 'Theirs' }],
      [message]: [{ value: 'Mine' }],
    })
  })

  it('is refused too where the same person was there in another session, within the minute that makes one entry', async () => {
    const mine = await ownAd(server)
    const other = callsOn(server, await openDevice(server, mine.login.id), mine)
    balloonIn(await mine.merge({ [title]: 'One' }, { [title]: [first] }))
    balloonIn(await other.merge({ [title]: 'Two' }, { [title]: ['One'] }))
    const { body } = await mine.merge({ [title]: 'Three' }, { [title]: ['One'] })
    expect(body).toMatchObject({
      error: 'editConflict',
      conflicts: [{ key: title, value: 'Two', authorId: mine.login.id }],
    })
    expect((await mine.read()).data[title]?.at(-1)?.value).toBe('Two')
  })

  it('may follow one whose answer was lost', async () => {
    const { merge, read } = await ownAd(server)
    await merge({ [title]: 'L' }, { [title]: [first] })
    balloonIn(await merge({ [title]: 'Li' }, { [title]: [first, 'L'] }))
    expect((await read()).data[title]?.at(-1)?.value).toBe('Li')
  })

  it('is ignored if it arrives after one that was sent later', async () => {
    const { merge, read } = await ownAd(server)
    await merge({ [title]: 'Li' }, { [title]: [first, 'L'] })
    const { body } = await merge({ [title]: 'L' }, { [title]: [first] })
    expect(body).toMatchObject({ error: 'editConflict' })
    expect((await read()).data[title]?.at(-1)?.value).toBe('Li')
  })

  it('is no conflict with itself when it is sent again, by the same call or by a new one', async () => {
    const { merge, read } = await ownAd(server)
    const key = crypto.randomUUID()
    const send = (options = {}) => merge({ [title]: 'Light' }, { [title]: [first] }, options)
    const reply = await send({ key })
    expect((await send({ key })).body).toEqual(reply.body)
    balloonIn(await send())
    expect((await read()).data[title]?.map(({ value }) => value)).toEqual([first, 'Light'])
  })

  it('overwrites a key that it names no base for, as it does without any', async () => {
    const { mine, theirs } = await twoEditors()
    await theirs.update({ [title]: 'Theirs' })
    balloonIn(await mine.merge({ [title]: 'Mine' }, { [message]: [null] }))
    expect((await mine.read()).data[title]?.at(-1)?.value).toBe('Mine')
  })

  it('compares objects by what they hold', async () => {
    const { update, merge } = await ownAd(server)
    const places = 'component/c1/locations'
    const place = { type: 'region', name: 'Ireland', region: null, country_name: null, primary_city: null }
    const { type, ...reordered } = place
    await update({ [places]: [place] })
    const next = [{ ...place, name: 'France' }]
    const balloon = balloonIn(await merge({ [places]: next }, { [places]: [[{ ...reordered, type }]] }))
    expect(balloon.data[places]?.at(-1)?.value).toEqual(next)
  })

  it('compares the name of the ad as well', async () => {
    const { mine, theirs } = await twoEditors()
    const { name } = await mine.read()
    balloonIn(await theirs.merge({ name: ' Winter ' }, { name: [name] }))
    const { body } = await mine.merge({ name: 'Spring' }, { name: [name] })
    const nobody = { date: null, authorId: null, authorName: null }
    expect(body).toMatchObject({
      error: 'editConflict',
      conflicts: [{ key: 'name', value: 'Winter', ...nobody }],
    })
    balloonIn(await mine.merge({ name: 'Winter' }, { name: [name] }))
  })

  it.each([
    ['an unknown key', { isAdmin: [true] }, 'base.isAdmin'],
    ['no list', { [title]: first }, `base.${title}`],
    ['no value', { [title]: [] }, `base.${title}`],
    ['a value that no ad could hold', { [title]: ['nul \0'] }, `base.${title}`],
    ['more values than a page can have lost', { [title]: Array(21).fill('x') }, `base.${title}`],
    ['no object', [first], 'base'],
  ])('is refused with %s in its base', async (_, base, field) => {
    const { merge, read } = await ownAd(server)
    const before = await read()
    expect(await merge({ [title]: 'Light' }, base)).toMatchObject({
      status: 400,
      body: { error: 'invalidPayload', field },
    })
    expect(await read()).toEqual(before)
  })
})
