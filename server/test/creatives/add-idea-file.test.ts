import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { Writable } from 'node:stream'
import type { ReplyOf } from '@aloft/contract/schemas'
import { params } from '@aloft/domain/core/params'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../src/log.ts'
import { insertWebsitePictures } from '../../src/areas/ideas/media.repo.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, type Login } from '../support/world.ts'

const lines: Record<string, unknown>[] = []
const sink = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
    done()
  },
})

const server = await useServer({ log: createLog('info', sink) })
const { knex } = server.database

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2452d' } })
    .png()
    .toBuffer()
const blob = (bytes: Buffer | string, type: string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })
const video = Buffer.from(`\0\0\0\x18ftypisom\0\0\0\0${'x'.repeat(1000)}`, 'latin1')

async function createOwner() {
  const owner = await createAccount(server)
  return { owner, ideaId: await createBrand(server, { userId: owner.id }) }
}

const add = ({ token }: Pick<Login, 'token'>, ideaId: string, file: Blob | string, key?: string) =>
  server.call('add-idea-file', { ideaId, file }, { token, ...(key && { key }) })
const refused = { status: 400, body: { error: 'invalidPayload', field: 'file' } }
const uploadFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('aloft-upload-'))

describe('add-idea-file', () => {
  it('re-encodes a picture, serves it and adds it to the brand', async () => {
    const { owner, ideaId } = await createOwner()
    const secret = 'taken at 53.27, -9.05'
    const photo = await sharp(await png(900, 600))
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer()
    expect(photo.includes(secret)).toBe(true)
    const { status, body } = await add(owner, ideaId, blob(photo, 'image/jpeg'))
    expect(status).toBe(200)
    const { url, idea } = body as ReplyOf<'add-idea-file'>
    expect(url).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/)
    expect(idea).toMatchObject({ _id: ideaId, uploadedImages: [url], uploadedVideos: [] })
    const served = await fetch(`${server.url}${url}`)
    expect(served.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 })
    expect(bytes.includes(secret)).toBe(false)
    expect(await knex('media').where({ ideaId }).select('kind', 'url', 'width', 'height', 'size')).toEqual([
      { kind: 'image', url, width: 900, height: 600, size: bytes.length },
    ])
    // The same picture is stored as the same file.
    expect((await add(owner, ideaId, blob(photo, 'image/jpeg'))).body).toMatchObject({
      idea: { uploadedImages: [url] },
    })
  })

  it('takes a picture of the website among the uploads once somebody uploads it', async () => {
    const file = blob(await png(500, 500), 'image/png')
    const first = await createOwner()
    const { url } = (await add(first.owner, first.ideaId, file)).body as ReplyOf<'add-idea-file'>
    const { owner, ideaId } = await createOwner()
    await insertWebsitePictures(knex, ideaId, [{ url, width: 500, height: 500 }], new Date())
    expect((await add(owner, ideaId, file)).body).toMatchObject({ idea: { uploadedImages: [url] } })
    expect(await knex('media').where({ ideaId }).select('origin', 'place')).toEqual([
      { origin: 'upload', place: 1 },
    ])
  })

  it('draws an SVG as pixels, whatever size it says', async () => {
    const { owner, ideaId } = await createOwner()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'
    const { body } = await add(owner, ideaId, blob(svg, 'image/svg+xml'))
    expect((body as ReplyOf<'add-idea-file'>).url).toMatch(/\.webp$/)
  })

  it('keeps a video as it is, and says by its bytes what it is', async () => {
    const { owner, ideaId } = await createOwner()
    const { body } = await add(owner, ideaId, blob(video, 'video/webm'))
    const { url, idea } = body as ReplyOf<'add-idea-file'>
    expect(url).toMatch(/\.mp4$/)
    expect(idea).toMatchObject({ uploadedImages: [], uploadedVideos: [url] })
    const served = await fetch(`${server.url}${url}`)
    expect(served.headers.get('content-type')).toBe('video/mp4')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await served.arrayBuffer()).equals(video)).toBe(true)
  })

  it.each([
    [399, 400],
    [400, 399],
    [3000, 399],
  ])('takes no picture of %d x %d pixels (OPN-68)', async (width, height) => {
    const { owner, ideaId } = await createOwner()
    const { body } = await add(owner, ideaId, blob(await png(width, height), 'image/png'))
    expect(body).toEqual({ error: 'imageTooSmall' })
    expect(await knex('media').where({ ideaId })).toEqual([])
  })

  it('takes one of 400 x 400 pixels', async () => {
    const { owner, ideaId } = await createOwner()
    expect((await add(owner, ideaId, blob(await png(400, 400), 'image/png'))).body).toHaveProperty('url')
  })

  it('takes 25 MB and not one byte more (OPN-68)', async () => {
    // Created before the calls: an idle connection would be closed while this thread is busy.
    const whole = Buffer.concat([video, Buffer.alloc(params.maxUploadSize - video.length)])
    const files = [0, 1, 10_000_000].map((more) =>
      blob(Buffer.concat([whole, Buffer.alloc(more)]), 'video/mp4'),
    )
    const [fits, oneMore, manyMore] = files as [Blob, Blob, Blob]
    const { owner, ideaId } = await createOwner()
    expect((await add(owner, ideaId, fits)).body).toHaveProperty('url')
    expect((await add(owner, ideaId, oneMore)).body).toEqual({ error: 'fileTooLarge' })
    expect((await add(owner, ideaId, manyMore)).body).toEqual({ error: 'fileTooLarge' })
  })

  it.each([
    ['a text', blob('hello', 'text/plain')],
    ['a page that says it is a picture', blob('<script>alert(1)</script>', 'image/png')],
    ['a page that says it is a video', blob('<script>alert(1)</script>', 'video/mp4')],
    ['a video that says it is a text', blob(video, 'text/plain')],
    ['nothing', blob('', 'image/png')],
  ])('takes no %s', async (_, file) => {
    const { owner, ideaId } = await createOwner()
    expect(await add(owner, ideaId, file)).toMatchObject(refused)
  })

  it.each(['text/plain', 'application/pdf', 'font/woff2', ''])(
    'logs a file of the kind %j as unhandled, and adds nothing (ENT-33)',
    async (type) => {
      const { owner, ideaId } = await createOwner()
      const before = await knex('idea').where({ id: ideaId }).first()
      lines.length = 0
      expect(await add(owner, ideaId, blob('hello', type))).toMatchObject(refused)
      expect(lines.filter(({ msg }) => msg === 'unhandled')).toMatchObject([
        { action: 'add-idea-file', ideaId, type: type || 'application/octet-stream' },
      ])
      expect(await knex('idea').where({ id: ideaId }).first()).toEqual(before)
    },
  )

  it('takes no text in the place of the file, and no form without one', async () => {
    const { owner, ideaId } = await createOwner()
    expect(await add(owner, ideaId, 'not a file')).toMatchObject(refused)
    expect(await server.call('add-idea-file', { ideaId }, { token: owner.token })).toMatchObject(refused)
  })

  it('takes a repeat for one, and another file under the same key for a mistake', async () => {
    const { owner, ideaId } = await createOwner()
    const key = crypto.randomUUID()
    const first = await add(owner, ideaId, blob(await png(400, 401), 'image/png'), key)
    const again = await add(owner, ideaId, blob(await png(400, 401), 'image/png'), key)
    expect(again.body).toEqual(first.body)
    expect(await add(owner, ideaId, blob(await png(401, 400), 'image/png'), key)).toMatchObject({
      status: 409,
    })
  })
})

describe('the form', () => {
  const post = (body: string | FormData, headers: Record<string, string>) =>
    fetch(`${server.url}/api/add-idea-file`, { method: 'POST', body, headers })
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

  it('is not read of who has not logged in', async () => {
    const form = new FormData()
    form.set('file', blob(video, 'video/mp4'))
    expect((await post(form, {})).status).toBe(401)
    expect((await post(form, { authorization: 'bearer nobody-knows-this-token' })).status).toBe(401)
  })

  it.each([
    [415, '{}', { 'content-type': 'application/json' }],
    [415, '', {}],
    [400, 'no form', multipart],
    [400, 'no form', { 'content-type': 'multipart/form-data; charset=utf-8' }],
    [400, '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\ncut', multipart],
    [400, '--x--\r\n', multipart],
  ])('that is wrong is refused: %d for %j', async (status, body, headers) => {
    const { owner } = await createOwner()
    const reply = await post(body, { ...headers, authorization: `bearer ${owner.token}` })
    expect(reply.status).toBe(status)
  })

  it('is read of no other call', async () => {
    const { token } = await createAccount(server)
    const form = new FormData()
    form.set('task', 'checklist')
    const reply = await fetch(`${server.url}/api/add-user-completed-task`, {
      method: 'POST',
      body: form,
      headers: { authorization: `bearer ${token}` },
    })
    expect(reply.status).toBe(415)
  })

  it('leaves nothing on the disk', async () => {
    const { owner, ideaId } = await createOwner()
    const before = uploadFolders()
    await add(owner, ideaId, blob(video, 'video/mp4'))
    await add(owner, crypto.randomUUID(), blob(video, 'video/mp4'))
    await post('no form', { ...multipart, authorization: `bearer ${owner.token}` })
    await expect.poll(() => uploadFolders().filter((name) => !before.includes(name))).toEqual([])
  })
})
