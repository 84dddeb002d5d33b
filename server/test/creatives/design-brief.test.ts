import { setTimeout } from 'node:timers/promises'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import type { DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { startingDesign } from '@aloft/domain/creatives/chosen-design.rules'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { adEnd, type AdOwner, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer({ privateOrigins: [] })

const wine = '#7a1f3d'
const start = startingDesign(null, null)

async function createOwner() {
  const owner = await createAdOwner(server)
  const call = async <T>(action: Parameters<typeof server.call>[0], payload: object) =>
    (await server.call(action, payload, { token: owner.token })) as { status: number; body: T }
  const save = (change: Partial<DesignBrief>) =>
    call('save-brief', { ideaId: owner.ideaId, kind: 'design', brief: { ...start, ...change } })
  const upload = async (color: string) => {
    const png = await sharp({ create: { width: 800, height: 400, channels: 3, background: color } })
      .png()
      .toBuffer()
    const file = new Blob([new Uint8Array(png)], { type: 'image/png' })
    const { body } = await call<ReplyOf<'add-idea-file'>>('add-idea-file', { ideaId: owner.ideaId, file })
    return (body as { url: string }).url
  }
  const logo = async () => {
    const { body } = await call<ReplyOf<'get-idea'>>('get-idea', { ideaId: owner.ideaId })
    return body.design.logoImageUrl
  }
  return { owner, call, save, upload, logo }
}

/** The creative of the newest ad, with its picture finished. */
async function drawn(owner: AdOwner) {
  // The same style for all, so that only the design brief makes a difference.
  await askForAd(server, owner, { style: { ...exampleAdParams.style, imageStyle: 'Cartoon' } })
  await adEnd(server, owner)
  const [ad] = (await adsOf(server, owner)).toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const key = Object.keys(ad?.values ?? {}).find((name) => name.endsWith('/adCreativeId')) ?? ''
  const adCreativeId = ad?.values[key]
  for (;;) {
    const { body } = await server.call('get-ad-creative', { adCreativeId }, { token: owner.token })
    const adCreative = body as ReplyOf<'get-ad-creative'>
    const url = adCreative.renderData.renderUrls['1:1']
    if (url) return { adCreativeId, url, creative: adCreative.creatives['1:1'] as Creative }
    await setTimeout(50)
  }
}

const pixel = async (url: string) => {
  const bytes = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer())
  const { data } = await sharp(bytes)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.toString('hex')}`
}

it('paints new ads as the design brief says, and leaves drawn ones as they are (BRF-04)', async () => {
  const { owner, save, upload } = await createOwner()
  const before = await drawn(owner)
  expect(before.creative.background).not.toBe(wine)
  const logo = await upload('#0a7d54')
  await save({ font: 'Roboto', layoutColor: wine, textColor: '#ffe9a8', logoImageUrl: logo })

  const after = await drawn(owner)
  expect(after.creative.background).toBe(wine)
  const texts = after.creative.elements.filter((element) => element.type === 'text')
  expect(texts).not.toEqual([])
  expect(texts.map(({ font }) => font)).toEqual(texts.map(() => 'Roboto'))
  expect(texts.find(({ slot }) => slot === 'headline')).toMatchObject({ color: '#ffe9a8' })
  const shown = after.creative.elements.find(({ type }) => type === 'logo')
  expect(shown).toMatchObject({ src: logo, aspect: 2 })
  expect(after.url).not.toBe(before.url)
  expect(await pixel(after.url)).toBe(wine)
  expect(await pixel(before.url)).toBe(before.creative.background.toLowerCase())

  const { body } = await server.call(
    'get-ad-creative',
    { adCreativeId: before.adCreativeId },
    { token: owner.token },
  )
  expect((body as ReplyOf<'get-ad-creative'>).creatives['1:1']).toEqual(before.creative)
})

it('keeps the colors of the website if only the font was chosen', async () => {
  const { owner, save } = await createOwner()
  const { background } = (await drawn(owner)).creative
  await save({ font: 'Roboto' })
  const { creative } = await drawn(owner)
  expect([creative.background, JSON.stringify(creative)]).toEqual([
    expect.not.stringMatching(start.layoutColor),
    expect.stringContaining('Roboto'),
  ])
  expect(background).not.toBe(start.layoutColor)
})

it('makes the logo of the design brief the logo of the brand, until it is removed there', async () => {
  const { owner, save, upload, logo } = await createOwner()
  const url = await upload('#123142')
  await save({ logoImageUrl: url })
  expect(await logo()).toBe(url)
  await save({ logoImageUrl: null })
  expect(await logo()).toBeNull()
  const { creative } = await drawn(owner)
  expect(creative.elements.some(({ type }) => type === 'logo')).toBe(false)
})

it.each(['https://elsewhere.example/logo.png', '/files/logo.png', `/files/${'a'.repeat(64)}.mp4`])(
  'takes no logo from elsewhere: %s',
  async (logoImageUrl) => {
    const { save, logo } = await createOwner()
    expect(await save({ logoImageUrl })).toMatchObject({
      status: 400,
      body: { error: 'invalidPayload', field: 'logoImageUrl' },
    })
    expect(await logo()).toBeNull()
  },
)
