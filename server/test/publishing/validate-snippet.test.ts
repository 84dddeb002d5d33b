import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { snippetOf } from '@aloft/domain/flows/snippet.rules'
import { afterAll, describe, expect, it } from 'vitest'
import { callsOn } from '../balloons/owned-ad.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand } from '../support/world.ts'

/** Pages of a website by path; any other is not found. */
const pages = new Map<string, string>()
const asked: string[] = []
const website = createServer((request, response) => {
  asked.push(request.url ?? '')
  const html = pages.get(request.url ?? '')
  response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' })
  response.end(html ?? '<h1>Not found</h1>')
})
await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
afterAll(() => void website.close())
const site = `http://127.0.0.1:${(website.address() as AddressInfo).port}`

const product = 'https://aloft.example'
const server = await useServer({ env: { PUBLIC_URL: product, SCAN_PRIVATE_ORIGINS: site } })

async function ownBrand() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id, url: site })
  const { token } = login
  return {
    login,
    ideaId,
    async validate(kind: 'website' | 'goal', url: string) {
      const payload = { ideaId, kind, url }
      return (await server.call('validate-snippet', payload, { token, key: crypto.randomUUID() })).body
    },
    async isStored() {
      const { body } = await server.call('get-idea', { ideaId }, { token })
      return (body as { snippet: { isValidated: boolean } }).snippet.isValidated
    },
  }
}

describe('validate-snippet', () => {
  it('finds the snippet of the brand on its website, and keeps that (DOM-08)', async () => {
    const { ideaId, validate, isStored } = await ownBrand()
    pages.set('/', `<head>${snippetOf(product, crypto.randomUUID())}</head>`)
    expect(await validate('website', site)).toEqual({ isValidated: false })
    pages.set('/', `<head><title>Lamps</title>${snippetOf(product, ideaId)}</head>`)
    expect(await validate('website', site)).toEqual({ isValidated: true })
    expect(await isStored()).toBe(true)
    pages.set('/', '<h1>Lamps</h1>')
    expect(await validate('website', site)).toEqual({ isValidated: false })
    expect(await isStored()).toBe(false)
  })

  it('marks the goals that are reached at the page, in every ad', async () => {
    const { login, ideaId, validate, isStored } = await ownBrand()
    const values = { 'component/g/type': 'goal', 'component/g/goalUrl': `${site}/thanks` }
    const balloonId = await createBalloon(server, { ideaId, values })
    const ad = callsOn(server, login, { ideaId, balloonId })
    pages.set('/thanks', `<body>${snippetOf(product, ideaId)}</body>`)
    expect(await validate('goal', `${site}/thanks`)).toEqual({ isValidated: true })
    const last = (await ad.read()).data['component/g/isValidated']?.at(-1)
    expect(last).toMatchObject({ value: true, isUserUpdate: false, authorId: null })
    expect(await isStored()).toBe(false)
  })

  it('reads no page that is neither the website nor a goal, and believes none that is not there', async () => {
    const { ideaId, validate, isStored } = await ownBrand()
    pages.set('/other', snippetOf(product, ideaId))
    asked.length = 0
    expect(await validate('goal', `${site}/other`)).toEqual({ isValidated: false })
    expect(await validate('website', 'https://elsewhere.example')).toEqual({ isValidated: false })
    expect(asked).toEqual([])
    expect(await validate('website', `${site}/gone`)).toEqual({ isValidated: false })
    expect(await validate('website', 'foo')).toEqual({ error: 'invalidPayload', field: 'url' })
    expect(await isStored()).toBe(false)
  })

  it('is repeated if the website changes', async () => {
    const { login, ideaId, validate, isStored } = await ownBrand()
    pages.set('/', snippetOf(product, ideaId))
    await validate('website', site)
    const data = { url: 'https://elsewhere.example' }
    await server.call('update-idea', { ideaId, data }, { token: login.token })
    expect(await isStored()).toBe(false)
  })
})

describe('GET /api/bridge', () => {
  it('answers with the script of a brand, to any page (DOM-07)', async () => {
    const { ideaId } = await ownBrand()
    const reply = await fetch(`${server.url}/api/bridge?i=${ideaId}`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toContain('text/javascript')
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await reply.text()).toContain(ideaId)
  })

  it.each(['', '?i=foo', `?i=${crypto.randomUUID()}`])('has none for %s', async (query) => {
    expect((await fetch(`${server.url}/api/bridge${query}`)).status).toBe(404)
  })

  it('is asked for by GET alone (OPN-22)', async () => {
    const reply = await fetch(`${server.url}/api/bridge`, { method: 'POST' })
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe('GET')
  })
})
