import { expect, it } from 'vitest'
import { insertMedia } from '../../src/areas/ideas/media.repo.ts'
import { pictureAddress } from '../../src/gateways/storage/picture-address.ts'
import { type AdOwner, createAdOwner } from '../support/ads.ts'
import { scriptedAi } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'

let failure: 'imageScanFailed' | 'unsafe' | null = null
const rules = scriptedAi({})
const ai = scriptedAi(
  {},
  { describe: async (request) => (failure ? { ok: false, failure } : rules.describe(request)) },
)
const server = await useServer({ gateways: { ai } })

async function pictureOf({ ideaId }: AdOwner, bytes = crypto.getRandomValues(new Uint8Array(9))) {
  const { hash } = await server.storage.put(bytes, 'image/webp')
  const url = pictureAddress(hash, 'image/webp')
  const file = { origin: 'upload', kind: 'image', url, width: 900, height: 900, size: 9 } as const
  await insertMedia(server.database.knex, ideaId, { ...file, colors: ['#1f5f4a'] }, server.clock.real())
  return url
}

const scan = ({ ideaId, token }: AdOwner, url: string) =>
  server.call('scan-image', { ideaId, url }, { token })

it('says what is known of a picture, and that no AI saw it', async () => {
  const owner = await createAdOwner(server)
  const { body } = await scan(owner, await pictureOf(owner))
  expect(body).toEqual({
    description:
      'A square picture, mostly dark green, 900 × 900 pixels. Described without AI, so we can’t say whether people are in it.',
    writer: 'rules',
  })
})

it.each(['https://elsewhere.example/a.png', '/files/../secret', `/files/${'0'.repeat(64)}.webp`, ''])(
  'knows no other address: %s',
  async (url) => {
    expect((await scan(await createAdOwner(server), url)).body).toEqual({ error: 'imageScanFailed' })
  },
)

it('knows no picture of another brand', async () => {
  const url = await pictureOf(await createAdOwner(server))
  expect((await scan(await createAdOwner(server), url)).body).toEqual({ error: 'imageScanFailed' })
})

it.each(['imageScanFailed', 'unsafe'] as const)('fails with its engine: %s (GEN-19)', async (reason) => {
  const owner = await createAdOwner(server)
  failure = reason
  expect((await scan(owner, await pictureOf(owner))).body).toEqual({ error: 'imageScanFailed' })
  failure = null
})
