import { describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../support/mails.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { knex } = server.database

const verified = async () => {
  const account = await createAccount(server)
  await knex('user_account').where({ id: account.id }).update({ isEmailValidated: true })
  return account
}

describe('a link to a page', () => {
  it('is mailed to the caller’s own address, and opens the page with its brand', async () => {
    const { token, email } = await verified()
    const address = '/0/editor?ideaId=018f7a52&balloonId=018f7a53#texts'
    expect(await server.call('send-page-link', { address }, { token })).toMatchObject({ body: 'OK' })
    const { link, text } = await mailTo(server, email, 'pageLink')
    const { pathname, search, hash } = new URL(link)
    expect(`${pathname}${search}${hash}`).toBe(address)
    expect(text).toContain('because you asked for it')
  })

  it('has no words of the caller’s while the address may be a stranger’s', async () => {
    const { token, email } = await createAccount(server)
    await server.call('send-page-link', { address: '/0/win-at-casino?at=casino.example' }, { token })
    const { link, text, html, subject } = await mailTo(server, email, 'pageLink')
    expect(new URL(link).pathname).toBe('/0')
    expect(`${subject}${text}${html}`).not.toMatch(/casino/i)
  })

  it.each([
    '',
    'list',
    '/',
    'https://elsewhere.example/0',
    '//elsewhere.example',
    '/0/../admin',
    `/0/${'x'.repeat(2000)}`,
  ])('never leads outside the app: %j', async (address) => {
    const { token, email } = await verified()
    expect((await server.call('send-page-link', { address }, { token })).status).toBe(400)
    expect(await mailsTo(server, email, 'pageLink')).toEqual([])
  })

  it('is mailed five times an hour at most', async () => {
    const { token, email } = await verified()
    const send = () => server.call('send-page-link', { address: '/0' }, { token })
    for (let i = 0; i < 5; i++) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
    expect(await mailsTo(server, email, 'pageLink')).toHaveLength(5)
  })

  it('is for users with a session', async () => {
    expect(await server.call('send-page-link', { address: '/0' })).toMatchObject({ status: 401 })
  })
})
