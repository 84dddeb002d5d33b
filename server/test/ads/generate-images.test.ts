import { setTimeout } from 'node:timers/promises'
import { exampleImageIdea } from '@aloft/contract/ads/pictures.examples'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Ai, AiImage, AiResult, ImageRequest } from '../../src/gateways/ai/ai.port.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { tokensOf } from '../../src/ledger/token-reservation.ts'
import { type AdOwner, createAdOwner } from '../support/ads.ts'
import { scriptedAi } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'
import { spendTokens } from '../support/texts.ts'

type Draw = (request: ImageRequest) => Promise<AiResult<AiImage>>
const embedded = createEmbeddedAi()
let draw: Draw
let moderate: Ai['moderate']
const drawn: ImageRequest[] = []
beforeEach(() => {
  draw = embedded.draw
  moderate = embedded.moderate
  drawn.length = 0
})
const ai = scriptedAi(
  {},
  {
    draw(request) {
      drawn.push(request)
      return draw(request)
    },
    moderate: (texts, signal) => moderate(texts, signal),
  },
)
const server = await useServer({ privateOrigins: [], gateways: { ai } })
const { knex } = server.database

const order = ({ ideaId, token }: AdOwner, change: Partial<PayloadOf<'generate-images'>> = {}) =>
  server.call('generate-images', { ideaId, imageIdea: exampleImageIdea, count: 2, ...change }, { token })

type Status = NonNullable<ReplyOf<'get-image-gen-status'>['imageGenStatus']>

async function statusOf({ ideaId, token }: AdOwner): Promise<Status | null> {
  const { body } = await server.call('get-image-gen-status', { ideaId }, { token })
  return (body as ReplyOf<'get-image-gen-status'>).imageGenStatus
}

async function endOf(owner: AdOwner): Promise<Status> {
  for (;;) {
    const status = await statusOf(owner)
    if (status && status.status !== 'IN_PROGRESS') return status
    await setTimeout(50)
  }
}

async function tokens({ id }: AdOwner) {
  const { free } = await tokensOf(knex, id)
  return { free, reserved: (await balancesOf(knex, id))['tokens:reserved'] ?? 0 }
}

it('draws pictures of an idea in the colors of the brand, and adds them to its files', async () => {
  const owner = await createAdOwner(server)
  const { status, body } = await order(owner)
  expect(status).toBe(200)
  expect(body).toMatchObject({ images: [{ status: 'drawing' }, { status: 'drawing' }] })
  const end = await endOf(owner)
  expect(end).toMatchObject({ status: 'DONE', imageIdea: exampleImageIdea, writer: 'rules' })
  const urls = end.images.map((image) => (image.status === 'ready' ? image.url : null))
  expect(new Set(urls).size).toBe(2)
  const files = await knex('media').where({ ideaId: owner.ideaId }).orderBy('place')
  const { title, subject } = exampleImageIdea
  expect(files).toHaveLength(2)
  for (const file of files) {
    expect(urls).toContain(file.url)
    expect(file).toMatchObject({
      origin: 'ai',
      kind: 'image',
      name: title,
      alt: subject,
      maker: 'aloft-rules',
    })
    expect(file.prompt).toContain(subject)
    expect(file.colors.length).toBeGreaterThan(0)
    expect((await fetch(`${server.url}${file.url}`)).status).toBe(200)
  }
  const library = await server.call('get-media-library', { ideaId: owner.ideaId, tab: 'ai' }, owner)
  // Rules have drawn it, and the library says so.
  expect(library.body).toMatchObject({ items: [{ isAi: false }, { isAi: false }] })
  expect(drawn[0]).toMatchObject({ style: 'Realistic', width: 1536, height: 1536 })
  expect(drawn[0]?.colors).not.toBeNull()
  expect(await tokens(owner)).toEqual({ free: 96, reserved: 0 })
})

describe('a picture that fails', () => {
  const fail = (failure: 'imageFailed' | 'unsafe' | 'limitExceeded'): Draw => {
    let count = 0
    return async (request) => (count++ === 0 ? { ok: false, failure } : embedded.draw(request))
  }

  it('costs nothing beside those that arrive', async () => {
    draw = fail('imageFailed')
    const owner = await createAdOwner(server)
    await order(owner, { count: 3 })
    const { status, images } = await endOf(owner)
    expect(status).toBe('DONE')
    expect(images.map((image) => image.status).toSorted()).toEqual(['failed', 'ready', 'ready'])
    expect(await tokens(owner)).toEqual({ free: 96, reserved: 0 })
  })

  it.each(['imageFailed', 'unsafe', 'limitExceeded'] as const)(
    'alone fails the order: %s',
    async (failure) => {
      draw = fail(failure)
      const owner = await createAdOwner(server)
      await order(owner, { count: 1 })
      expect(await endOf(owner)).toMatchObject({ status: 'FAIL', images: [{ status: 'failed', failure }] })
      expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
    },
  )

  it('is one that cannot be decoded', async () => {
    const bytes = new TextEncoder().encode('no picture')
    draw = async (request) => {
      const result = await embedded.draw(request)
      return result.ok ? { ...result, value: { ...result.value, bytes } } : result
    }
    const owner = await createAdOwner(server)
    await order(owner, { count: 1 })
    expect(await endOf(owner)).toMatchObject({ status: 'FAIL' })
    expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
  })

  it('is drawn once more where the engine broke, without those that arrived', async () => {
    let count = 0
    draw = async (request) => {
      if (request.seed.endsWith(':2') && count++ === 0) throw new Error('broken')
      return embedded.draw(request)
    }
    const owner = await createAdOwner(server)
    await order(owner)
    expect((await endOf(owner)).images.map(({ status }) => status)).toEqual(['ready', 'ready'])
    expect(drawn.map(({ seed }) => seed.at(-1)).toSorted()).toEqual(['1', '2', '2'])
    expect(await tokens(owner)).toEqual({ free: 96, reserved: 0 })
  })
})

it('reserves nothing for unsafe words', async () => {
  moderate = async () => ({
    ok: true,
    value: ['violence'],
    made: { writer: 'ai', engine: '', prompt: '', seed: '' },
  })
  const owner = await createAdOwner(server)
  expect((await order(owner)).body).toBe('<UNSAFE>')
  expect(await statusOf(owner)).toBeNull()
  expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
})

it('names the price where the tokens are too few, and takes none', async () => {
  const owner = await createAdOwner(server)
  await spendTokens(server, owner.id, 95)
  expect((await order(owner, { count: 3 })).body).toEqual({ error: 'outOfTokens', price: 6 })
  expect(await tokens(owner)).toEqual({ free: 5, reserved: 0 })
})

it('draws one order of a user for a brand at a time', async () => {
  const gate = Promise.withResolvers<void>()
  draw = async (request) => {
    await gate.promise
    return embedded.draw(request)
  }
  const owner = await createAdOwner(server)
  await order(owner, { count: 1 })
  expect((await order(owner, { count: 1 })).body).toEqual({ error: 'imagesInProgress' })
  gate.resolve()
  await endOf(owner)
  expect(await tokens(owner)).toEqual({ free: 98, reserved: 0 })
})
