import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeValues } from '../../src/areas/balloons/balloon.service.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createTeam, joinTeam } from '../support/world.ts'
import { balloonIn, callsOn, ownAd, type WireBalloon } from './owned-ad.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database

const title = 'component/c1/fbTitle'
const message = 'component/c1/fbMessage'
const first = 'A lamp that lasts'
/** Long enough to count as a separate edit. */
const later = () => clock.moveHours(61 / 3600)
const texts = ({ data }: WireBalloon, key = title) => data[key]?.map(({ value }) => value)

beforeEach(later)

/** The ad's owner and collaborators of the same team. */
async function twoEditors() {
  const mine = await ownAd(server)
  const teamId = await createTeam(server, { ownerId: mine.login.id })
  await knex('idea').where({ id: mine.ideaId }).update({ teamId })
  const join = async () => {
    const login = await createAccount(server)
    await joinTeam(server, { teamId, login, role: 'collaborator' })
    return { login, ...callsOn(server, login, mine) }
  }
  return { mine, theirs: await join(), join }
}

describe('update-balloon', () => {
  it('appends a value with its date, author and flag, and answers the ad as it is then (ENT-11, ENT-35)', async () => {
    const { login, update, read } = await ownAd(server)
    const before = await read()
    const balloon = balloonIn(await update({ [title]: 'Light for life', [message]: 'Wired in Galway.' }))
    const entry = { date: expect.any(String), isUserUpdate: true, authorId: login.id }
    expect(balloon).toEqual({
      ...before,
      hasUnpublishedChanges: true,
      data: {
        ...before.data,
        [title]: [...(before.data[title] ?? []), { ...entry, value: 'Light for life' }],
        [message]: [{ ...entry, value: 'Wired in Galway.' }],
      },
    })
    const age = clock.real().getTime() - Date.parse(balloon.data[message]?.[0]?.date ?? '')
    expect(Math.abs(age)).toBeLessThan(10_000)
    expect(await read()).toEqual(balloon)
  })

  it('takes edits of one person within 60 s for one, and later ones apart', async () => {
    const { update, read } = await ownAd(server)
    await update({ [title]: 'L' })
    clock.moveHours(50 / 3600)
    await update({ [title]: 'Li' })
    clock.moveHours(50 / 3600)
    await update({ [title]: 'Lig' })
    expect(texts(await read())).toEqual([first, 'Lig'])
    later()
    expect(texts(balloonIn(await update({ [title]: 'Light' })))).toEqual([first, 'Lig', 'Light'])
    expect(texts(await read())).toEqual([first, 'Lig', 'Light'])
  })

  it('keeps the edits of two people apart', async () => {
    const { mine, theirs } = await twoEditors()
    await mine.update({ [title]: 'mine' })
    await theirs.update({ [title]: 'theirs' })
    await mine.update({ [title]: 'mine again' })
    const { data } = await mine.read()
    expect(data[title]?.map(({ value, authorId }) => [value, authorId])).toEqual([
      [first, null],
      ['mine', mine.login.id],
      ['theirs', theirs.login.id],
      ['mine again', mine.login.id],
    ])
  })

  it('never changes what was published', async () => {
    const { balloonId, update, read } = await ownAd(server)
    await update({ [title]: 'published' })
    const publishDate = clock.real()
    await knex('balloon')
      .where({ id: balloonId })
      .update({ publishDates: [publishDate, new Date('2026-11-01T09:00:00Z')] })
    const balloon = balloonIn(await update({ [title]: 'next' }))
    expect(texts(balloon)).toEqual([first, 'published', 'next'])
    expect(Date.parse(balloon.data[title]?.[2]?.date ?? '')).toBeGreaterThan(publishDate.getTime())
    expect(texts(await read())).toEqual([first, 'published', 'next'])
  })

  it('writes nothing for a value that is the same', async () => {
    const { update, read } = await ownAd(server)
    const places = 'component/c1/locations'
    const place = { name: 'Galway', type: 'city', region: null, country_name: 'Ireland', primary_city: null }
    const { name: placeName, ...reordered } = place
    await update({ [places]: [place] })
    const before = await read()
    later()
    const same = {
      [title]: first,
      [places]: [{ ...reordered, name: placeName }],
      componentOrder: [['c1'], ['c2']],
    }
    // Null is the same as no value.
    expect(balloonIn(await update({ ...same, 'component/c1/gender': null }))).toEqual(before)
    expect(await read()).toEqual(before)
    expect(texts(balloonIn(await update({ [places]: null })), places)).toEqual([[place], null])
  })

  it('keeps typing that is too long for the platform as a draft', async () => {
    const { update, read } = await ownAd(server)
    const text = 'Light for life. '.repeat(500)
    await update({ [title]: text, [message]: text })
    expect(texts(await read())?.at(-1)).toBe(text)
    expect(texts(await read(), message)).toEqual([text])
  })

  it('keeps the third headline under its stored key (OPN-34) and the path (OPN-15)', async () => {
    const { update, read } = await ownAd(server)
    await update({ 'component/c1/type': 'googleAdCampaign' })
    const data = { 'component/c1/headlined': 'Repairs', 'component/c1/path': 'repairs' }
    await update(data)
    expect((await read()).data).toMatchObject({
      'component/c1/headlined': [{ value: 'Repairs' }],
      'component/c1/path': [{ value: 'repairs' }],
    })
    expect((await update({ 'component/c1/headline3': 'Repairs' })).status).toBe(400)
  })

  it('loses no edit of many people at once, of one key or of several', async () => {
    const { mine, theirs, join } = await twoEditors()
    const editors = [mine, theirs, ...(await Promise.all(Array.from({ length: 6 }, join)))]
    const edits = editors.flatMap(({ update }, i) => [
      update({
        [title]: `by ${i}`,
        [`component/a${i}/type`]: 'link',
        [`component/a${i}/url`]: `url of ${i}`,
      }),
      update({
        [title]: `again by ${i}`,
        [`component/b${i}/type`]: 'chat',
        [`component/b${i}/url`]: `url of ${i}`,
      }),
    ])
    for (const reply of await Promise.all(edits)) balloonIn(reply)
    const balloon = await mine.read()
    for (const i of editors.keys()) {
      expect(texts(balloon, `component/a${i}/url`)).toEqual([`url of ${i}`])
      expect(texts(balloon, `component/b${i}/url`)).toEqual([`url of ${i}`])
    }
    // Two edits by one person are one entry if they follow each other, and two if they don't.
    const history = balloon.data[title] ?? []
    const entriesOf = (id: string) => history.filter(({ authorId }) => authorId === id)
    for (const [i, { login }] of editors.entries()) {
      const values = entriesOf(login.id).map(({ value }) => value)
      expect([`by ${i}`, `again by ${i}`]).toEqual(expect.arrayContaining(values))
      expect(values.length).toBeGreaterThan(0)
    }
    expect(history.every(({ authorId }, i) => i === 0 || authorId !== history[i - 1]?.authorId)).toBe(true)
    const dates = history.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
  })

  it('does not merge what the product writes with what a person wrote', async () => {
    const { ideaId, balloonId, update, read } = await ownAd(server)
    await update({ [title]: 'typed' })
    await knex.transaction((trx) =>
      writeValues(
        trx,
        { ideaId, balloonId },
        { [title]: 'drafted' },
        { authorId: null, isUserUpdate: false, now: clock.real() },
      ),
    )
    const { data } = await read()
    expect(data[title]?.map(({ value, isUserUpdate }) => [value, isUserUpdate])).toEqual([
      [first, false],
      ['typed', true],
      ['drafted', false],
    ])
  })

  it('carries a repeated call out once', async () => {
    const { update, read } = await ownAd(server)
    const key = crypto.randomUUID()
    const reply = await update({ [title]: 'one' }, { key })
    later()
    await update({ [title]: 'two' })
    expect((await update({ [title]: 'one' }, { key })).body).toEqual(reply.body)
    expect(texts(await read())).toEqual([first, 'one', 'two'])
    expect((await update({ [title]: 'three' }, { key })).status).toBe(409)
  })
})

describe.each(['update-balloon', 'save-balloon'] as const)('%s', (action) => {
  async function editor(options?: { name?: string }) {
    const ad = await ownAd(server, options)
    const edit = (name: string, text = 'Light for life') =>
      action === 'update-balloon'
        ? ad.update({ name, [title]: text })
        : ad.save({ name, data: { [title]: [{ value: text }] } })
    return { ...ad, edit }
  }

  it('renames an ad, trimmed', async () => {
    const { edit, read } = await editor({ name: 'Autumn' })
    expect(balloonIn(await edit('  Winter lamps '))).toMatchObject({ name: 'Winter lamps' })
    const balloon = await read()
    expect(balloon.name).toBe('Winter lamps')
    expect(texts(balloon)).toEqual([first, 'Light for life'])
    expect(balloon.data).not.toHaveProperty('name')
  })

  it.each([
    ['', 'requiredValue'],
    ['   ', 'requiredValue'],
    [' other LAMPS ', 'funnels.existingName'],
    ['straße', 'funnels.existingName'],
    ['ÓRLA’S', 'funnels.existingName'],
  ])('refuses the name %j and keeps nothing of the call (FLV-13, FLV-14)', async (name, failure) => {
    const { ideaId, edit, read } = await editor({ name: 'Autumn' })
    for (const other of ['Other Lamps', 'Straße', 'Órla’s'])
      await createBalloon(server, { ideaId, name: other })
    const before = await read()
    const { status, body } = await edit(name)
    expect({ status, body }).toEqual({
      status: 200,
      body: { error: 'balloonInvalid', fields: { name: failure } },
    })
    expect(await read()).toEqual(before)
  })

  it('takes a path of letters, figures, dashes and underscores that no other ad of the brand has (FLV-15)', async () => {
    const { login, ideaId, update, duplicate } = await ownAd(server)
    const balloonId = await createBalloon(server, { ideaId })
    const other = callsOn(server, login, { ideaId, balloonId })
    const path = 'component/c2/path'
    const refused = (failure: string) => ({ error: 'balloonInvalid', fields: { [path]: failure } })
    expect((await update({ [path]: 'a b' })).body).toEqual(refused('pathInvalid'))
    for (const free of ['a-b_1', 'A-b_1', 'lamps', '', 'lamps']) balloonIn(await update({ [path]: free }))
    expect((await other.update({ [path]: 'Lamps' })).body).toEqual(refused('pathTaken'))
    const copy = (await duplicate()).body as { idea: { balloons: WireBalloon[] }; newBalloonId: string }
    const copied = copy.idea.balloons.find(({ id }) => id === copy.newBalloonId)
    expect(Object.keys(copied?.data ?? {}).filter((key) => key.endsWith('/path'))).toEqual([])
    balloonIn(await update({ [path]: 'a-b_1' }))
    expect(texts(balloonIn(await other.update({ [path]: 'Lamps' })), path)).toEqual(['Lamps'])
  })

  it('compares with no ad but the others of the brand that are in use', async () => {
    const { ideaId, edit } = await editor({ name: 'Autumn' })
    const archived = await createBalloon(server, { ideaId, name: 'Winter' })
    await knex('balloon').where({ id: archived }).update({ archiveDate: clock.real() })
    await ownAd(server, { name: 'Spring' })
    for (const name of ['AUTUMN', 'Winter', 'Spring'])
      expect(balloonIn(await edit(name, name))).toMatchObject({ name })
  })

  it('lets one of two ads have a name that both are given at once', async () => {
    const mine = await editor({ name: 'Autumn' })
    const second = await createBalloon(server, { ideaId: mine.ideaId, name: 'Winter' })
    const other = callsOn(server, mine.login, { ideaId: mine.ideaId, balloonId: second })
    const bodies = (await Promise.all([mine.edit('Spring'), other.update({ name: ' spring' })])).map(
      ({ body }) => body as { error?: string },
    )
    expect(bodies.map(({ error }) => error).toSorted()).toEqual(['balloonInvalid', undefined])
  })

  it('edits work in progress alone (EDT-03)', async () => {
    const { balloonId, edit, read } = await editor({ name: 'Autumn' })
    for (const status of balloonStatuses.filter((some) => some !== 'IN_PROGRESS')) {
      await knex('balloon').where({ id: balloonId }).update({ status })
      const before = await read()
      expect((await edit('Winter')).body).toEqual({ error: 'adNotEditable', status })
      expect(await read()).toEqual(before)
    }
    await knex('balloon').where({ id: balloonId }).update({ status: 'workInProgress' })
    expect(balloonIn(await edit('Winter'))).toMatchObject({ status: 'IN_PROGRESS', name: 'Winter' })
    await knex('balloon').where({ id: balloonId }).update({ archiveDate: clock.real() })
    expect((await edit('Spring')).body).toEqual({ error: 'adNotEditable', status: 'IN_PROGRESS' })
  })
})

describe('save-balloon', () => {
  it('writes an edit for what differs, and is read back (ENT-37)', async () => {
    const { login, save, read } = await ownAd(server)
    const before = await read()
    const entry = { date: '1999-01-01T00:00:00.000Z', isUserUpdate: false, authorId: null }
    const data = {
      ...before.data,
      [title]: [
        { ...entry, value: 'forged' },
        { ...entry, value: 'new' },
      ],
    }
    const saved = balloonIn(await save({ ...before, data }))
    expect(saved.data[title]).toEqual([
      ...(before.data[title] ?? []),
      { value: 'new', date: expect.any(String), isUserUpdate: true, authorId: login.id },
    ])
    expect(saved.data[title]?.[1]?.date).not.toBe(entry.date)
    expect({ ...saved.data, [title]: null }).toEqual({ ...before.data, [title]: null })
    expect(await read()).toEqual(saved)
  })

  it('leaves keys alone that are not sent or have no value', async () => {
    const { save, read } = await ownAd(server)
    const { name, data } = await read()
    expect(balloonIn(await save({ name, data: { [title]: [] } })).data).toEqual(data)
  })

  it('takes nothing else of the ad over', async () => {
    const { balloonId, save, read } = await ownAd(server)
    const before = await read()
    const changes = {
      id: crypto.randomUUID(),
      status: 'running',
      platform: 'google',
      progress: 1,
      subscriptionId: 'sub_1',
      publishDates: [clock.real()],
      archiveDate: clock.real(),
    }
    await save({ ...before, ...changes })
    expect(await read()).toEqual({ ...before, id: balloonId })
  })
})
