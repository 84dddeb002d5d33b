import type { ReplyOf } from '@aloft/contract/schemas'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createSmtpMail } from '../../src/gateways/mail/mail.smtp.ts'
import { type ArrivedMail, startSmtpServer } from '../../src/gateways/mail/test-support/start-smtp-server.ts'
import { insertMail } from '../../src/mails/mail.repo.ts'
import { ownAd } from '../balloons/owned-ad.ts'
import { mailsSent } from '../support/mails.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const smtp = await startSmtpServer()
afterAll(smtp.stop)
const server = await useServer({
  privateOrigins: [],
  gateways: { mail: createSmtpMail({ url: smtp.url, from: 'hello@aloft.example', fromName: 'Aloft' }) },
  env: { PUBLIC_URL: 'https://ads.skylark.example', MAIL_POSTAL_ADDRESS: '1 Quay Street, Galway' },
})
const { knex } = server.database
const { login, balloonId } = await ownAd(server, { name: 'Wren' })

/** Sends a mail about the ad to an account, and returns all mails to its address. */
async function mailed(
  name: 'adLive' | 'adFinished' | 'adRefunded',
  { id: userId, email } = login,
): Promise<ArrivedMail[]> {
  const mailId = uuidv7()
  await knex.transaction(async (trx) => {
    const payload = { userId, balloonId, params: {} }
    await insertMail(trx, { id: mailId, name, payload, now: new Date() })
    await server.queue.add(trx, 'send-mail', { mailId })
  })
  server.queue.wake('mail')
  await mailsSent(server)
  return smtp.mailsTo(email)
}

/** Where the headers of a mail point. */
const headerOf = (mail: ArrivedMail | undefined) => mail?.headers['list-unsubscribe'] ?? ''
let path = ''
const at = (rest = '') => `${server.url}${path}${rest}`
const post = (rest = '') =>
  fetch(at(rest), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

describe('a mail that is not about money or security', () => {
  beforeEach(async () => {
    if (path) await post('/resume')
  })

  it('has its link to unsubscribe in the headers, the page and the text (RFC 8058)', async () => {
    const mail = (await mailed('adLive')).at(-1)
    const header = headerOf(mail)
    expect(header).toMatch(/^<https:\/\/ads\.skylark\.example\/unsubscribe\/[\w-]{43}>$/)
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const link = header.slice(1, -1)
    path = new URL(link).pathname
    for (const part of [mail?.html, mail?.text]) expect(part).toContain(link)
    expect(mail?.text).toContain('You get this email because you launched this ad.')
    expect(mail?.text).toContain('1 Quay Street, Galway')
  })

  it('is asked about before the page unsubscribes, as scanners open every link', async () => {
    const page = await fetch(at())
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Stop emails about how your ads are doing?')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const before = (await smtp.mailsTo(login.email)).length
    expect(await mailed('adFinished')).toHaveLength(before + 1)
  })

  it('is not sent again after one POST, however often it is repeated, nor others of its kind', async () => {
    const before = (await smtp.mailsTo(login.email)).length
    for (const _ of [1, 2]) {
      const reply = await post()
      expect(reply.status).toBe(200)
      const page = await reply.text()
      expect(page).toContain('You’re unsubscribed')
      expect(page).toContain('href="https://ads.skylark.example/0/account-settings"')
    }
    expect(await mailed('adLive')).toHaveLength(before)
    expect(await mailed('adFinished')).toHaveLength(before)
    expect(await mailed('adRefunded')).toHaveLength(before + 1)
    const last = (await smtp.mailsTo(login.email)).at(-1)
    expect(last?.headers['list-unsubscribe']).toBeUndefined()
    expect(last?.text).toContain('so you can’t turn it off')
  })

  it('comes again, with the same link, once its reader asked for it', async () => {
    await post()
    expect(await (await fetch(at())).text()).toContain('Get these emails again')
    await post('/resume')
    const again = (await mailed('adLive')).at(-1)
    expect(again?.subject).toContain('is live')
    expect(headerOf(again)).toContain(`${path}>`)
  })

  it.each(['x', 'x'.repeat(43), "1' or '1'='1"])('belongs to nobody at %s', async (token) => {
    const address = `${server.url}/unsubscribe/${encodeURIComponent(token)}`
    for (const method of ['GET', 'POST']) {
      const reply = await fetch(address, { method })
      expect(reply.status).toBe(404)
      expect(await reply.text()).toContain('This link doesn’t work')
    }
    expect((await fetch(`${address}/resume`, { method: 'POST' })).status).toBe(404)
  })

  it('may still be sent to another address', async () => {
    await post()
    expect(await mailed('adLive', await createAccount(server))).toHaveLength(1)
  })

  it('stays unsubscribed from when its account gets another address', async () => {
    await post()
    const email = `new-${login.email}`
    const { token, password } = login
    await server.call('update-user', { data: { email, password } }, { token })
    await mailsSent(server)
    const code = /code=([\w-]+)/.exec((await smtp.mailsTo(email)).at(-1)?.text ?? '')?.[1]
    const { body } = await server.call('validate-email', { code })
    expect(body).toEqual({ isEmailValidated: true })
    const before = (await smtp.mailsTo(email)).length
    expect(await mailed('adLive', { ...login, email })).toHaveLength(before)
  })

  it('has a switch in the settings, which agrees with the link', async () => {
    const { token } = login
    const isSubscribed = async () => {
      const { body } = await server.call('get-notification-choices', {}, { token })
      const { choices } = body as ReplyOf<'get-notification-choices'>
      return choices.flatMap(({ topic, channel, isOn }) => (channel === 'mail' && isOn ? [topic] : []))
    }
    const set = (isOn: boolean) =>
      server.call('set-notification-choice', { topic: 'adProgress', channel: 'mail', isOn }, { token })
    const all = ['adProgress', 'launchRequests', 'teamInvites', 'websiteCode']
    const others = all.slice(1)
    expect(await isSubscribed()).toEqual(all)
    await post()
    expect(await isSubscribed()).toEqual(others)
    expect(await set(true)).toMatchObject({ status: 200, body: 'OK' })
    expect(await isSubscribed()).toEqual(all)
    expect(await (await fetch(at())).text()).toContain('Stop emails about how your ads are doing?')

    await set(false)
    expect(await (await fetch(at())).text()).toContain('Get these emails again')
    const { email } = await knex('user_account').where({ id: login.id }).first('email')
    const before = (await smtp.mailsTo(email)).length
    expect(await mailed('adLive', { ...login, email })).toHaveLength(before)
    await post('/resume')
    expect(await isSubscribed()).toEqual(all)
  })
})

it('unsubscribes nobody whose address is not verified, as it may be somebody else’s', async () => {
  const stranger = await createAccount(server)
  await knex('user_account').where({ id: stranger.id }).update({ isEmailValidated: false })
  const set = async (choice: object) =>
    (await server.call('set-notification-choice', choice, { token: stranger.token })).body
  for (const asked of [
    { topic: 'teamInvites', channel: 'mail', isOn: false },
    { topic: 'website', channel: 'digest', isOn: true },
  ]) {
    expect(await set(asked)).toEqual({ error: 'emailNotValidated' })
  }
  expect(await knex('mail_subscription').where({ email: stranger.email })).toEqual([])
  const invalid = (field: string) => ({ error: 'invalidPayload', field })
  expect(await set({ topic: 'adRefunded', channel: 'mail', isOn: false })).toEqual(invalid('topic'))
  // There are no emails about a website that is connected.
  expect(await set({ topic: 'website', channel: 'mail', isOn: false })).toEqual(invalid('channel'))
  expect(await set({ topic: 'website', channel: 'product', isOn: false })).toBe('OK')
})
