import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { snippetOf } from '@aloft/domain/flows/snippet.rules'
import { afterAll, describe, expect, it } from 'vitest'
import { passHours } from '../support/launches.ts'
import { mailsTo, mailTo } from '../support/mails.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

/** The home page of a website; null while it cannot be reached. */
let home: string | null = '<h1>Lamps</h1>'
const website = createServer((_, response) => {
  response.writeHead(home === null ? 500 : 200, { 'content-type': 'text/html' })
  response.end(home ?? '')
})
await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
afterAll(() => void website.close())
const site = `http://127.0.0.1:${(website.address() as AddressInfo).port}`

const product = 'https://aloft.example'
const server = await useServer({ env: { PUBLIC_URL: product }, privateOrigins: [site] })
const { knex } = server.database

async function ownBrand({ url = site }: { url?: string | null } = {}) {
  const login = await createAccount(server)
  await knex('user_account').where({ id: login.id }).update({ isEmailValidated: true })
  const ideaId = await createBrand(server, { userId: login.id, ...(url !== null && { url }) })
  const { token } = login
  const call = async (name: 'get-website-connection' | 'email-website-code', more: object = {}) =>
    (await server.call(name, { ideaId, ...more }, { token })).body
  return {
    login,
    ideaId,
    connection: () => call('get-website-connection'),
    email: (email: string) => call('email-website-code', { email }),
    async validate() {
      const payload = { ideaId, kind: 'website', url: site }
      return (await server.call('validate-snippet', payload, { token, key: crypto.randomUUID() })).body
    },
    async notified() {
      const { body } = await server.call('get-notifications', {}, { token })
      return (body as { notifications: { kind: string; message: string }[] }).notifications
    },
  }
}

describe('a website that is not connected yet', () => {
  it('is checked by itself once nobody waits for it, and its owner notified when the snippet is there', async () => {
    home = '<h1>Lamps</h1>'
    const brand = await ownBrand()
    expect(await brand.connection()).toEqual({
      url: site,
      isConnected: false,
      builder: null,
      nextCheckDate: null,
    })
    expect(await brand.validate()).toEqual({ isValidated: false })
    expect(await brand.connection()).toMatchObject({ nextCheckDate: expect.any(String) })
    await passHours(server, 1)
    expect(await brand.connection()).toMatchObject({ isConnected: false })
    home = `<head>${snippetOf(product, brand.ideaId)}</head>`
    await passHours(server, 24)
    await expect.poll(brand.connection).toMatchObject({ isConnected: true, nextCheckDate: null })
    expect(await brand.notified()).toMatchObject([{ kind: 'websiteConnected' }])
    await passHours(server, 48)
    expect(await brand.notified()).toHaveLength(1)
  })

  it('is left alone after seven days, until somebody checks it again', async () => {
    home = null
    const brand = await ownBrand()
    await brand.validate()
    // Each check plans the next from the time it is made.
    for (let check = 0; check < 11; check++) {
      await passHours(server, 49)
      const made = () => knex('website_check').where({ ideaId: brand.ideaId }).pluck('checks')
      await expect.poll(made).toEqual([check + 1])
    }
    expect(await brand.connection()).toMatchObject({ isConnected: false, nextCheckDate: null })
    await brand.validate()
    expect(await brand.connection()).toMatchObject({ nextCheckDate: expect.any(String) })
  })
})

it('forgets what a website was built with when the brand gets another one', async () => {
  const brand = await ownBrand()
  await knex('idea').where({ id: brand.ideaId }).update({ siteBuilder: 'wix' })
  expect(await brand.connection()).toMatchObject({ builder: 'wix' })
  const data = { url: 'https://elsewhere.example' }
  await server.call('update-idea', { ideaId: brand.ideaId, data }, { token: brand.login.token })
  expect(await brand.connection()).toMatchObject({ url: 'https://elsewhere.example', builder: null })
})

describe('email-website-code', () => {
  it('sends the snippet in our words', async () => {
    home = '<h1>Lamps</h1>'
    const brand = await ownBrand()
    const to = `web-${brand.ideaId}@studio.example`
    expect(await brand.email(` ${to.toUpperCase()} `)).toBe('OK')
    const mail = await mailTo(server, to, 'websiteCode')
    expect(mail.text).toContain(snippetOf(product, brand.ideaId))
    expect(await brand.connection()).toMatchObject({ nextCheckDate: expect.any(String) })
  })

  it('sends at most three a day', async () => {
    const brand = await ownBrand()
    const to = `studio-${brand.ideaId}@studio.example`
    for (let time = 0; time < 3; time++) expect(await brand.email(to)).toBe('OK')
    expect(await brand.email(to)).toMatchObject({ error: 'tooManyRequests' })
    expect(await mailsTo(server, to, 'websiteCode')).toHaveLength(3)
  })

  it('refuses what is no address, several addresses, an unverified account and a brand without a website', async () => {
    const without = await ownBrand({ url: null })
    expect(await without.email('web@studio.example')).toEqual({ error: 'websiteMissing' })
    const brand = await ownBrand()
    for (const email of [
      'studio',
      'a@studio.example, b@studio.example',
      'a@studio.example\nBcc: b@studio.example',
    ])
      expect(await brand.email(email)).toMatchObject({ error: 'invalidPayload', field: 'email' })
    const other = await ownBrand()
    await knex('user_account').where({ id: other.login.id }).update({ isEmailValidated: false })
    expect(await other.email('web@studio.example')).toEqual({ error: 'emailNotValidated' })
  })
})
