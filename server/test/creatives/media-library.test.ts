import type { ActionName } from '@aloft/contract/actions'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import { describe, expect, it } from 'vitest'
import { type NewMedia, insertMedia, insertWebsitePictures } from '../../src/areas/ideas/media.repo.ts'
import { statementsOf } from '../support/statements.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database

let number = 0
/** An address that no other picture has. */
const newUrl = () => `/files/${String(++number).padStart(64, '0')}.webp`

async function createLibrary() {
  const login = await createAccount(server, { plan: 'expand-2407' })
  const ideaId = await createBrand(server, { userId: login.id })
  const call = async (name: ActionName, payload: object) =>
    (await server.call(name, { ideaId, ...payload }, login)).body as object
  return {
    ideaId,
    call,
    async add(name: string, details: Partial<NewMedia> = {}) {
      const file = {
        origin: 'upload',
        kind: 'image',
        url: newUrl(),
        width: 800,
        height: 600,
        size: 9,
      } as const
      const picture = { ...file, name, ...details }
      await insertMedia(knex, ideaId, picture, clock.real())
      const { id } = await knex('media').where({ ideaId, url: picture.url }).first('id')
      return { id: id as string, url: picture.url }
    },
    async list(payload: Partial<PayloadOf<'get-media-library'>> = {}) {
      return (await call('get-media-library', { tab: 'uploads', ...payload })) as ReplyOf<'get-media-library'>
    },
    /** Saves a creative that shows these pictures; returns its id, or why not. */
    async show(urls: readonly string[], adCreativeId: string | null = null) {
      const body = await call('save-ad-creative', { adCreativeId, creative: creativeWith(urls) })
      return 'adCreative' in body ? (body as ReplyOf<'save-ad-creative'>).adCreative._id : body
    },
  }
}

const box = { x: 0, y: 0, width: 400, height: 300, rotation: 0, opacity: 1, outline: null, aspect: null }

function creativeOf(added: readonly CreativeElement[]) {
  const { layout, creatives } = exampleAdCreative
  const square = creatives['1:1'] as Creative
  return { layout, creatives: { '1:1': { ...square, elements: [...square.elements, ...added] } } }
}

const creativeWith = (urls: readonly string[]) =>
  creativeOf(urls.map((src, place) => ({ ...box, id: `picture-${place}`, type: 'image', src })))

const names = ({ items }: ReplyOf<'get-media-library'>) => items.map(({ name }) => name)

describe('get-media-library (ACT-073)', () => {
  it('lists uploads, newest first, with what is known of them', async () => {
    const { add, list } = await createLibrary()
    await add('First')
    const { id, url } = await add('Second', { alt: 'A lamp', colors: ['#123142'] })
    await add('Film', { kind: 'video', width: null, height: null })
    expect(await list()).toEqual({
      items: [
        {
          _id: id,
          origin: 'upload',
          url,
          name: 'Second',
          alt: 'A lamp',
          width: 800,
          height: 600,
          size: 9,
          license: null,
          credit: null,
          prompt: null,
          maker: null,
          stockId: null,
          isStored: true,
          isAi: false,
          colors: ['#123142'],
          uses: 0,
          isArchived: false,
        },
        expect.objectContaining({ name: 'First' }),
      ],
      next: null,
      stock: null,
    })
  })

  it('has a tab for each origin, with pictures of the website in its order', async () => {
    const { add, ideaId, list } = await createLibrary()
    await add('Upload')
    await add('Painted', { origin: 'ai', prompt: 'A lamp at dusk', maker: 'painter' })
    const credit = { name: 'Ines Faro', url: 'https://stock.example/ines' }
    await add('Bought', { origin: 'stock', license: 'Pexels License', credit, maker: 'Pexels' })
    const found = ['Shop', 'Window'].map((name) => ({ url: newUrl(), name, width: 800, height: 600 }))
    await insertWebsitePictures(knex, ideaId, found, clock.real())
    expect(names(await list())).toEqual(['Upload'])
    expect(names(await list({ tab: 'website' }))).toEqual(['Shop', 'Window'])
    expect(await list({ tab: 'ai' })).toMatchObject({
      items: [{ name: 'Painted', isAi: true, prompt: 'A lamp at dusk', maker: 'painter' }],
    })
    expect(await list({ tab: 'stock' })).toMatchObject({
      items: [{ name: 'Bought', isAi: false, license: 'Pexels License', credit }],
    })
  })

  it('finds words in the name, the description and the prompt, as they are written', async () => {
    const { add, list } = await createLibrary()
    await add('Dome lamp', { alt: 'Lit on a sideboard' })
    await add('Halo', { alt: '100% wool_shade' })
    await add('Dusk', { prompt: 'A lamp by the bay' })
    expect(names(await list({ query: 'LAMP' }))).toEqual(['Dusk', 'Dome lamp'])
    expect(names(await list({ query: ' sideboard  dome ' }))).toEqual(['Dome lamp'])
    expect(names(await list({ query: '0%' }))).toEqual(['Halo'])
    expect(names(await list({ query: '%' }))).toEqual(['Halo'])
    expect(names(await list({ query: '_s' }))).toEqual(['Halo'])
    expect(names(await list({ query: "lamp'; drop" }))).toEqual([])
  })

  it('continues after a page, in both orders, with each picture once', async () => {
    const { add, ideaId, list } = await createLibrary()
    const five = ['1', '2', '3', '4', '5']
    for (const name of five) await add(name)
    const found = five.map((name) => ({ url: newUrl(), name, width: 800, height: 600 }))
    await insertWebsitePictures(knex, ideaId, found, clock.real())
    for (const [tab, order] of [
      ['uploads', five.toReversed()],
      ['website', five],
    ] as const) {
      const first = await list({ tab, limit: 2 })
      const second = await list({ tab, limit: 2, after: first.next })
      const third = await list({ tab, limit: 2, after: second.next })
      expect([first, second, third].flatMap(names)).toEqual(order)
      expect(third.next).toBeNull()
    }
  })

  it('refuses a place that it has not given', async () => {
    const { call } = await createLibrary()
    const after = "1.' or true"
    expect(await call('get-media-library', { tab: 'uploads', after })).toMatchObject({
      error: 'invalidPayload',
    })
  })

  it('counts the creatives that show a picture now', async () => {
    const { add, list, show } = await createLibrary()
    const [lamp, window] = [await add('Lamp'), await add('Window')]
    const creative = (await show([lamp.url, lamp.url, window.url])) as string
    await show([lamp.url])
    const uses = async () => Object.fromEntries((await list()).items.map((item) => [item.name, item.uses]))
    expect(await uses()).toEqual({ Lamp: 2, Window: 1 })
    await show([window.url], creative)
    expect(await uses()).toEqual({ Lamp: 1, Window: 1 })
  })

  it('takes one statement, whatever it lists', async () => {
    const { add, list, show } = await createLibrary()
    const counts = []
    for (const many of [1, 12]) {
      for (let added = 0; added < many; added++) await show([(await add('Lamp')).url])
      counts.push((await statementsOf(knex, async () => void (await list()))).length)
    }
    expect(counts[1]).toBe(counts[0])
  })
})

describe('update-media and archive-media', () => {
  it('change the name and the description, and take a picture out of the list and back', async () => {
    const { add, call, list } = await createLibrary()
    const { id } = await add('img')
    expect(await call('update-media', { mediaId: id, name: ' Wren lamp ', alt: 'A lamp' })).toMatchObject({
      item: { _id: id, name: 'Wren lamp', alt: 'A lamp', isArchived: false },
    })
    expect(await call('archive-media', { mediaId: id, isArchived: true })).toMatchObject({
      item: { _id: id, isArchived: true },
    })
    expect([await list(), await list({ isArchived: true })].map(names)).toEqual([[], ['Wren lamp']])
    await call('archive-media', { mediaId: id, isArchived: false })
    expect(names(await list())).toEqual(['Wren lamp'])
  })

  it.each(['update-media', 'archive-media'] as const)(
    '%s knows no picture of another brand',
    async (name) => {
      const [mine, theirs] = [await createLibrary(), await createLibrary()]
      const { id } = await theirs.add('Theirs')
      for (const mediaId of [id, crypto.randomUUID()])
        expect(await mine.call(name, { mediaId, name: 'Mine', alt: '', isArchived: true })).toEqual({
          error: 'mediaNotFound',
        })
      expect(names(await theirs.list())).toEqual(['Theirs'])
    },
  )
})

describe('a creative', () => {
  it('shows no file of another brand, and none that was deleted', async () => {
    const [mine, theirs] = [await createLibrary(), await createLibrary()]
    const { url } = await theirs.add('Theirs')
    expect(await mine.show([url])).toEqual({ error: 'mediaNotFound' })
    expect(await mine.show([newUrl()])).toEqual({ error: 'mediaNotFound' })
    expect(await knex('ad_creative').where({ ideaId: mine.ideaId })).toEqual([])
  })

  it('shows no video or poster of another brand, and counts its own poster as used (CRE-11)', async () => {
    const [mine, theirs] = [await createLibrary(), await createLibrary()]
    const film = { kind: 'video', url: newUrl().replace('webp', 'mp4') } as const
    const [video, poster] = [await mine.add('Film', film), await mine.add('Poster')]
    const foreign = await theirs.add('Theirs')
    const save = async (url: string, src: string) => {
      const element = {
        ...box,
        id: 'v',
        type: 'video',
        url,
        poster: src,
        start: 2,
        length: 9,
        ratio: 2,
      } as const
      return mine.call('save-ad-creative', { adCreativeId: null, creative: creativeOf([element]) })
    }
    expect(await save(video.url, foreign.url)).toEqual({ error: 'mediaNotFound' })
    expect(await save(newUrl().replace('webp', 'mp4'), poster.url)).toEqual({ error: 'mediaNotFound' })
    expect(await save('https://dailymotion.com/video/123456789', poster.url)).toMatchObject({
      error: 'invalidPayload',
    })
    expect(await save(video.url, poster.url)).toHaveProperty('adCreative')
    expect(await save('https://vimeo.com/123456789', poster.url)).toHaveProperty('adCreative')
    expect((await mine.list()).items).toMatchObject([{ name: 'Poster', uses: 2 }])
    await knex('media').where({ id: video.id }).delete()
    expect(await save(video.url, poster.url)).toHaveProperty('adCreative')
  })

  it('keeps a picture that has left the library since, and may show the logo', async () => {
    const { add, call, ideaId, show } = await createLibrary()
    const [lamp, logo] = [await add('Lamp'), newUrl()]
    const creative = (await show([lamp.url])) as string
    await call('archive-media', { mediaId: lamp.id, isArchived: true })
    await knex('media').where({ id: lamp.id }).delete()
    await knex('idea')
      .where({ id: ideaId })
      .update({ design: { logoImageUrl: logo } })
    expect(await show([lamp.url, logo], creative)).toBe(creative)
  })
})
