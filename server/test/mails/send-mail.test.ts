import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { Mail, MailGateway } from '../../src/gateways/mail/mail.port.ts'
import { insertMail } from '../../src/mails/mail.repo.ts'
import type { MailName, MailPayloads } from '../../src/mails/catalogue.ts'
import { ownAd } from '../balloons/owned-ad.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam } from '../support/world.ts'

/** A gateway with scripted answers that records its emails. */
const given: Mail[] = []
const answers: ('sent' | 'refused' | 'fails')[] = []
const mail: MailGateway = {
  async send(each) {
    given.push(each)
    const answer = answers.shift() ?? 'sent'
    if (answer === 'fails') throw new Error('the mail server failed: ETIMEDOUT')
    return answer
  },
}

const server = await useServer({
  privateOrigins: [],
  gateways: { mail },
  env: { SALES_EMAIL: 'sales@aloft.example', MAIL_REPLY_TO: 'help@aloft.example' },
  mailRetrySeconds: 1,
})
const { knex } = server.database

async function send<N extends MailName>(name: N, payload: MailPayloads[N]): Promise<string> {
  const id = uuidv7()
  await knex.transaction(async (trx) => {
    await insertMail(trx, { id, name, payload, now: new Date() })
    await server.queue.add(trx, 'send-mail', { mailId: id })
  })
  server.queue.wake('mail')
  return id
}

/** Runs the job of an email again, as after a failed attempt. */
async function runAgain(mailId: string): Promise<void> {
  await knex.transaction((trx) => server.queue.add(trx, 'send-mail', { mailId }))
  server.queue.wake('mail')
}

async function sent<N extends MailName>(name: N, payload: MailPayloads[N]): Promise<Mail> {
  const id = await send(name, payload)
  const find = () => given.find((each) => each.id === id)
  await expect.poll(find, { timeout: 15_000, interval: 20 }).toBeDefined()
  return find() as Mail
}

const codeIn = (text: string) => /code=([\w-]+)/.exec(text)?.[1] ?? ''

/** The owner of a team who has invited somebody. */
async function createInvited(teamName: string, username = 'Mara Quinn') {
  const owner = await createAccount(server, { plan: 'expand-2407', username })
  const teamId = await createTeam(server, { ownerId: owner.id, name: teamName })
  const memberId = uuidv7()
  const email = `${memberId}@clients.example`
  const pending = { inviteStatus: 'pending', inviteExpiryDate: new Date(Date.now() + 3_600_000) }
  await knex('team_member').insert({
    id: memberId,
    teamId,
    email,
    role: 'guest',
    ...pending,
    creationDate: new Date(),
  })
  return { owner, memberId, email }
}

const row = (id: string) => knex('mail').where({ id }).first('sentDate', 'failure')

describe('a mail', () => {
  it('is sent once, however often its job runs', async () => {
    const { id: userId } = await createAccount(server)
    const { id } = await sent('passwordChanged', { userId })
    await expect.poll(() => row(id)).toMatchObject({ sentDate: expect.any(Date), failure: null })
    await runAgain(id)
    await sent('passwordChanged', { userId })
    expect(given.filter((each) => each.id === id)).toHaveLength(1)
  })

  it('is tried again where the server failed, with a link of its own; both links are good', async () => {
    const { id: userId, email } = await createAccount(server)
    answers.push('fails')
    const id = await send('verifyEmail', { userId, email })
    await expect.poll(() => given.filter((each) => each.id === id).length, { timeout: 25_000 }).toBe(2)
    const codes = given.filter((each) => each.id === id).map(({ text }) => codeIn(text))
    expect(new Set(codes).size).toBe(2)
    expect((await server.call('validate-email', { code: codes[0] })).body).toEqual({ isEmailValidated: true })
    expect((await server.call('validate-email', { code: codes[1] })).body).toEqual({
      isEmailValidated: false,
    })
  })

  it('of an invitation is tried again too; both links open it, until a newer mail has come', async () => {
    const { owner, memberId } = await createInvited('West Coast Studio')
    answers.push('fails')
    const id = await send('teamInvite', { memberId, inviterId: owner.id })
    await expect.poll(() => given.filter((each) => each.id === id).length, { timeout: 25_000 }).toBe(2)
    const openLink = async ({ text }: Mail) => (await server.call('get-invite', { code: codeIn(text) })).body
    const both = given.filter((each) => each.id === id)
    expect(new Set(both.map(({ text }) => text)).size).toBe(2)
    for (const each of both) expect(await openLink(each)).toMatchObject({ teamName: 'West Coast Studio' })

    const old = uuidv7()
    await insertMail(knex, {
      id: old,
      name: 'teamInvite',
      payload: { memberId, inviterId: owner.id },
      now: new Date(),
    })
    const newer = await sent('teamInvite', { memberId, inviterId: owner.id })
    await runAgain(old)
    await expect.poll(() => row(old), { timeout: 15_000 }).toBeUndefined()
    for (const each of both) expect(await openLink(each)).toEqual({ error: 'inviteInvalid' })
    expect(await openLink(newer)).toMatchObject({ teamName: 'West Coast Studio' })
  })

  it('is not tried again where its address was refused', async () => {
    const { id: userId } = await createAccount(server)
    answers.push('refused')
    const { id } = await sent('passwordChanged', { userId })
    await expect.poll(() => row(id)).toEqual({ sentDate: null, failure: 'refused' })
    const [job] = await knex('boss.job').whereRaw(`data->'payload'->>'mailId' = ?`, [id])
    expect(job).toMatchObject({ state: 'completed' })
  })

  it('that came too late for its account is let go', async () => {
    const id = await send('passwordChanged', { userId: uuidv7() })
    await expect.poll(() => row(id), { timeout: 15_000 }).toBeUndefined()
    expect(given.some((each) => each.id === id)).toBe(false)
  })

  it('does not come after a newer one of its kind', async () => {
    const { id: userId, email } = await createAccount(server)
    const old = uuidv7()
    await insertMail(knex, { id: old, name: 'verifyEmail', payload: { userId, email }, now: new Date() })
    const { text } = await sent('verifyEmail', { userId, email })
    await runAgain(old)
    await expect.poll(() => row(old), { timeout: 15_000 }).toBeUndefined()
    expect((await server.call('validate-email', { code: codeIn(text) })).body).toEqual({
      isEmailValidated: true,
    })
  })
})

describe('the mails', () => {
  it('states when an account is deleted, with the time zone', async () => {
    const { id: userId, email } = await createAccount(server)
    const mailed = await sent('deletionScheduled', { userId, deletionDate: '2026-11-22T09:05:00.000Z' })
    expect(mailed).toMatchObject({ to: email, subject: 'Your Aloft account will be deleted' })
    expect(mailed.text).toContain('22 Nov, 2026 9:05 UTC')
    expect(mailed.text).not.toContain('http')
  })

  it('are answered at an address that is read', async () => {
    const { id: userId } = await createAccount(server)
    const payload = { userId, oldEmail: 'before@nightjar.example', newEmail: 'after@nightjar.example' }
    const mailed = await sent('emailChanged', payload)
    expect(mailed.text).toContain('reply to this email')
    expect(mailed).toMatchObject({ to: payload.oldEmail, replyTo: 'help@aloft.example' })
  })

  it('brings a note to sales, to be answered straight to the customer', async () => {
    const { id: userId, email } = await createAccount(server, { username: '<b>Órla</b>\nFahy' })
    const message = 'Do you do billboards?\n\n<script>alert(1)</script> {{product}} $t(mails.footer)'
    const mailed = await sent('contactSales', { userId, message, phone: '+353 91 000000' })
    expect(mailed).toMatchObject({ to: 'sales@aloft.example', replyTo: email })
    expect(mailed.text).toContain(message)
    expect(mailed.text).toContain('<b>Órla</b> Fahy')
    expect(mailed.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{product}} $t(mails.footer)')
    expect(mailed.html).not.toMatch(/<script|<b>Órla/)
  })

  it('brings the code to whoever manages a website, to be answered straight to its sender', async () => {
    const { id: userId, email } = await createAccount(server)
    const ideaId = await createBrand(server, { userId, url: 'https://nightjar.example' })
    const mailed = await sent('websiteCode', { userId, ideaId, email: 'web@studio.example' })
    expect(mailed).toMatchObject({ to: 'web@studio.example', replyTo: email })
    expect(mailed.text).toContain(`/api/bridge?i=${ideaId}"></script>`)
    expect(mailed.html).not.toContain('<script')
  })

  it('asks sales for a review of an ad, by its name and address (EDT-15)', async () => {
    const { login, ideaId, balloonId } = await ownAd(server, { name: 'Wren' })
    const mailed = await sent('expertReview', { userId: login.id, ideaId, balloonId })
    expect(mailed).toMatchObject({ to: 'sales@aloft.example', replyTo: login.email })
    expect(mailed.text).toContain('Free expert review requested for “Wren” from ')
    expect(mailed.text).toContain(`/0/editor?ideaId=${ideaId}&balloonId=${balloonId}`)
  })

  it('invites to a team, once by each mail, and lets nobody advertise by a name', async () => {
    const { owner, memberId, email } = await createInvited('West Coast Studio')
    const mailed = await sent('teamInvite', { memberId, inviterId: owner.id })
    expect(mailed).toMatchObject({ to: email, subject: 'Mara Quinn invited you to West Coast Studio' })
    expect(mailed.text).toMatch(/\/0\/onboarding\/invite\?code=[\w-]{43}/)
    const spam = await createInvited('Win at https://casino.example', 'casino.example')
    const spammed = await sent('teamInvite', { memberId: spam.memberId, inviterId: spam.owner.id })
    expect(`${spammed.subject}${spammed.text}${spammed.html}`).not.toContain('casino')
    const again = await sent('teamInvite', { memberId, inviterId: owner.id })
    expect(again.text).not.toBe(mailed.text)
  })
})
