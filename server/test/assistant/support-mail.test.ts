import type { ReplyOf } from '@aloft/contract/schemas'
import { afterEach, expect, it } from 'vitest'
import { sendMessage } from '../support/assistant.ts'
import { mailsTo } from '../support/mails.ts'
import { onDay } from '../support/plans.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, type Login } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })
afterEach(() => knex('product_clock').update({ offsetHours: 0 }))

const focusKey: string = 'default'
const message = 'I’d like to talk to a person.'
let hours = 0

/** More than five minutes of product time pass, with everything that falls due in them. */
const passTime = () => onDay(server, ++hours / 24)

const mails = ({ email }: Login) => mailsTo(server, email, 'supportAnswers')

async function start({ isVerified = true, focus = focusKey } = {}) {
  const login = await createAccount(server)
  await knex('user_account').where({ id: login.id }).update({ isEmailValidated: isVerified })
  const messageId = crypto.randomUUID()
  const { token } = login
  await server.call('start-support', { focusKey: focus, message, messageId }, { token })
  const { body } = await server.call('bot-get-messages', { focusKey: focus }, { token })
  const runId = (body as ReplyOf<'bot-get-messages'>).handOver?.runId ?? ''
  const answer = async (text: string) => {
    const id = crypto.randomUUID()
    const payload = { runId, messageId: id, message: text }
    expect(await server.call('admin-answer-support', payload, { token: admin.token })).toMatchObject({
      body: 'OK',
    })
    return id
  }
  const read = (id: string) => server.call('set-support-read', { focusKey: focus, messageId: id }, { token })
  return { login, runId, messageId, answer, read }
}

it('mails whoever left what a person answered, all of it once (AST-31)', async () => {
  const { login, answer, messageId } = await start()
  // A tab that's open in the background is not a reader.
  const stream = await sendMessage(server, login, { message, messageId })
  await answer('Hi Órla, this is <b>Aoife</b>.')
  await answer('The second charge is a hold.\n\nYour bank releases it.')
  expect(await mails(login)).toEqual([])
  await passTime()
  await passTime()
  const [mail, ...more] = await mails(login)
  expect(more).toEqual([])
  expect(mail?.text).toContain(
    'Hi Órla, this is <b>Aoife</b>.\n\nThe second charge is a hold.\n\nYour bank releases it.',
  )
  expect(mail?.html).toContain('this is &lt;b&gt;Aoife&lt;/b&gt;.')
  expect(new URL(mail?.link ?? '')).toMatchObject({ pathname: '/0', search: '?chat=open' })
  await stream.leave()

  await answer('Is it solved now?')
  await passTime()
  const [, next, ...others] = await mails(login)
  expect(others).toEqual([])
  expect(next?.text).toContain('Is it solved now?')
  expect(next?.text).not.toContain('Aoife')
})

it('mails nothing that was read, and what came after it', async () => {
  const { login, answer, read } = await start()
  const first = await answer('Hi, this is Aoife.')
  await read(first)
  await passTime()
  expect(await mails(login)).toEqual([])
  const second = await answer('The second charge is a hold.')
  // Another tab that still shows the first answer takes nothing back.
  await read(second)
  await read(first)
  await passTime()
  expect(await mails(login)).toEqual([])
  await answer('Is it solved now?')
  await passTime()
  const [mail] = await mails(login)
  expect(mail?.text).toContain('Is it solved now?')
  expect(mail?.text).not.toContain('hold')
})

it('mails the last answer of a conversation that was handed back, to the page of its chat', async () => {
  const { login, answer, runId } = await start({ focus: 'newAd' })
  await answer('It’s solved.')
  await server.call('admin-end-support', { runId }, { token: admin.token })
  await passTime()
  const [mail] = await mails(login)
  expect(mail?.text).toContain('It’s solved.')
  expect(mail?.link).toMatch(/\/0\/create\/new-ad\?chat=open$/)
})

it('mails no words to an address that may be a stranger’s', async () => {
  const { login, answer } = await start({ isVerified: false })
  await answer('Your card ends in 4242.')
  await passTime()
  const [mail] = await mails(login)
  expect(mail?.text).toContain('Log in to read it.')
  expect(`${mail?.text}${mail?.html}`).not.toContain('4242')
})

it('mails nothing of a conversation that was cleared, nor to an account that is gone', async () => {
  const cleared = await start()
  await cleared.answer('Hello?')
  await server.call('bot-new-thread', { focusKey }, { token: cleared.login.token })
  const gone = await start()
  await gone.answer('Hello?')
  await knex('user_account').where({ id: gone.login.id }).delete()
  await passTime()
  expect([await mails(cleared.login), await mails(gone.login)]).toEqual([[], []])
})

it('lets nobody mark the answers of somebody else as read', async () => {
  const { login, answer } = await start()
  const id = await answer('Hello?')
  const stranger = await start()
  await stranger.read(id)
  await passTime()
  expect(await mails(login)).toHaveLength(1)
})
