import { describe, expect, it, onTestFinished } from 'vitest'
import { mailsTo, mailTo } from '../support/mails.ts'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount, createLink, createTeam, invite, openDevice } from '../support/world.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' }, privateOrigins: [] })
const { knex } = server.database

let addresses = 0
function newAddress(): string {
  addresses++
  return `10.2.${addresses >> 8}.${addresses & 255}`
}

interface Place {
  readonly address: string
  /** As stored by the browser. */
  cookie?: string
}

async function tryLogIn(
  email: string,
  password: string,
  place: Place = { address: newAddress() },
  on = server,
) {
  const { address, cookie } = place
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
  const reply = await on.call('login', { email, password }, { headers })
  const [given] = reply.headers.getSetCookie()
  if (given) place.cookie = given.split(';')[0] ?? ''
  return reply
}

/** Fails this many times in one place; returns the last status. */
async function failAt(place: Place, email: string, times: number, on = server): Promise<number> {
  let status = 0
  for (let i = 0; i < times; i++) ({ status } = await tryLogIn(email, `wrong ${i}`, place, on))
  return status
}

/** Fails from new addresses until the next unknown place has to wait, and this many times more. */
async function attack(email: string, beyond = 10): Promise<void> {
  const counted = async () =>
    (
      await knex('rate_limit')
        .where({ key: `password-account:${email}` })
        .first()
    )?.points
  while (((await counted()) ?? 0) < 20) await failAt({ address: newAddress() }, email, 5)
  await knex('rate_limit')
    .where({ key: `password-account:${email}` })
    .increment('points', beyond)
}

/** Lets this many seconds of waiting pass. */
async function endWait(seconds: number): Promise<void> {
  await knex('rate_limit')
    .whereLike('key', 'login-wait:%')
    .decrement('expire', seconds * 1000)
}

const tooMany = { error: 'tooManyRequests', retryAfterSeconds: expect.any(Number) }

describe('wrong passwords', () => {
  it('are refused from the sixth in a minute from one place, with the time to wait (OPN-94)', async () => {
    const { email } = await createAccount(server)
    const place = { address: newAddress() }
    expect(await failAt(place, email, 5)).toBe(200)
    const { status, headers, body } = await tryLogIn(` ${email.toUpperCase()} `, 'wrong', place)
    const seconds = Number(headers.get('retry-after'))
    expect({ status, body }).toEqual({
      status: 429,
      body: { error: 'tooManyRequests', retryAfterSeconds: seconds },
    })
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('are refused when they come at the same time, too', async () => {
    const { email } = await createAccount(server)
    const address = newAddress()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tryLogIn(email, `wrong ${i}`, { address })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('are counted on all nodes of a database together', async () => {
    const other = await startTestServer({ database: server.database, env: { TRUST_PROXY: '1' } })
    onTestFinished(() => other.stop())
    const { email } = await createAccount(server)
    const place = { address: newAddress() }
    for (const on of [server, other, server, other, server])
      expect(await failAt(place, email, 1, on)).toBe(200)
    for (const on of [server, other]) expect(await failAt(place, email, 1, on)).toBe(429)
  })

  it('do not refuse another place, nor another account of the place', async () => {
    const [one, two] = [await createAccount(server), await createAccount(server)]
    const place = { address: newAddress() }
    expect(await failAt(place, one.email, 6)).toBe(429)
    expect((await tryLogIn(one.email, one.password)).status).toBe(200)
    expect((await tryLogIn(two.email, two.password, place)).status).toBe(200)
  })

  it('are refused to a network that tries many accounts, of IPv6 to all of its /64', async () => {
    const { email, password } = await createAccount(server)
    const at = (i: number) => ({ address: `2001:db8:5:6::${i.toString(16)}` })
    const others = await Promise.all(Array.from({ length: 12 }, () => createAccount(server)))
    for (const other of others) await failAt(at(1), other.email, 5)
    expect(await tryLogIn(email, password, at(2))).toMatchObject({ status: 429, body: tooMany })
    expect((await tryLogIn(email, password, { address: '2001:db8:5:7::1' })).status).toBe(200)
  })

  it('are forgiven to the place by the right one, and never to its network', async () => {
    const { email, password } = await createAccount(server)
    const place = { address: newAddress() }
    await failAt(place, email, 4)
    expect((await tryLogIn(email, password, { address: place.address })).status).toBe(200)
    expect(await failAt({ address: place.address }, email, 5)).toBe(200)
    const network = await knex('rate_limit')
      .where({ key: `password-network:${place.address}` })
      .first()
    expect(network.points).toBe(9)
  })

  it('are counted for an invitation, too', async () => {
    const owner = await createAccount(server, { plan: 'expand-2407' })
    const guest = await createAccount(server)
    const teamId = await createTeam(server, { ownerId: owner.id })
    const code = await invite(server, { teamId, email: guest.email })
    const address = newAddress()
    const accept = (password: string) =>
      server.call(
        'accept-invite',
        { code, password, isTermsAccepted: true },
        { headers: { 'x-forwarded-for': address } },
      )
    for (let i = 0; i < 5; i++) expect((await accept(`wrong ${i}`)).body).toEqual({ error: 'badLogin' })
    expect((await accept(guest.password)).status).toBe(429)
    expect(await failAt({ address }, guest.email, 1)).toBe(429)
  })

  it('leave no trace of a sign-in that works: a shared office is not refused', async () => {
    const address = newAddress()
    const colleagues = await Promise.all(Array.from({ length: 70 }, () => createAccount(server)))
    for (const { email, password } of colleagues) {
      expect((await tryLogIn(email, password, { address })).status).toBe(200)
    }
  })
})

describe('a browser that was logged in before', () => {
  it('gets in while strangers at its own address are refused', async () => {
    const { email, password } = await createAccount(server)
    const home: Place = { address: newAddress() }
    expect((await tryLogIn(email, password, home)).status).toBe(200)
    expect(await failAt({ address: home.address }, email, 6)).toBe(429)
    expect((await tryLogIn(email, password, home)).body).toMatchObject({ email })
    // On the way too.
    expect((await tryLogIn(email, password, { ...home, address: newAddress() })).status).toBe(200)
  })

  it('is known after a logout by a cookie that no script and no other site can use, kept as a digest', async () => {
    const { email, password } = await createAccount(server)
    const place: Place = { address: newAddress() }
    const reply = await tryLogIn(email, password, place)
    const [line = ''] = reply.headers.getSetCookie()
    expect(line).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    const { authToken: token } = reply.body as { authToken: string }
    expect((await server.call('logout', {}, { token })).body).toBe('OK')
    await failAt({ address: place.address }, email, 6)
    expect((await tryLogIn(email, password, place)).status).toBe(200)
    const secret = /=([\w-]{43})/.exec(line)?.[1] ?? ''
    const rows = await knex.raw('select t::text as line from known_device t')
    expect(JSON.stringify(rows.rows)).not.toContain(secret)
  })

  it('has a budget of its own, which it can use up as well', async () => {
    const { email, password } = await createAccount(server)
    const home: Place = { address: newAddress() }
    await tryLogIn(email, password, home)
    expect(await failAt(home, email, 5)).toBe(200)
    expect(await tryLogIn(email, password, home)).toMatchObject({ status: 429, body: tooMany })
    expect((await tryLogIn(email, password, { address: home.address })).status).toBe(200)
  })

  it('is known for its own account alone', async () => {
    const [mine, other] = [await createAccount(server), await createAccount(server)]
    const place: Place = { address: newAddress() }
    await tryLogIn(mine.email, mine.password, place)
    await failAt(place, other.email, 5)
    expect((await tryLogIn(other.email, other.password, place)).status).toBe(429)
    expect((await tryLogIn(mine.email, mine.password, place)).status).toBe(200)
  })

  it.each([
    ['empty', ''],
    ['short', 'x'],
    ['shaped like one', 'x'.repeat(43)],
    ['long', 'x'.repeat(5000)],
    ['a nul', '%00'],
    ['SQL', "' or '1'='1"],
  ])('is not believed where its cookie is none of ours: %s', async (_, value) => {
    const { email, password } = await createAccount(server)
    const place: Place = { address: newAddress(), cookie: `device=${value}` }
    expect(await failAt(place, email, 6)).toBe(429)
    const reply = await tryLogIn(email, password, { address: newAddress(), cookie: `device=${value}` })
    expect(reply.status).toBe(200)
    // A secret chosen by somebody else is replaced.
    expect(reply.headers.getSetCookie()[0]).not.toContain(`device=${value};`)
  })

  it.each(['reset-password', 'update-user', 'logout'] as const)(
    'is a stranger again by %s elsewhere',
    async (how) => {
      const account = await createAccount(server)
      const phone: Place = { address: newAddress() }
      await tryLogIn(account.email, account.password, phone)
      const next = 'moonlight 40'
      const headers = { 'x-forwarded-for': newAddress() }
      const { token } = await openDevice(server, account.id)
      const calls = {
        'reset-password': async () =>
          server.call(
            'reset-password',
            { code: await createLink(server, account, 'resetPassword'), password: next },
            { headers },
          ),
        'update-user': () =>
          server.call(
            'update-user',
            { data: { password: account.password, newPassword: next } },
            { token, headers },
          ),
        logout: () => server.call('logout', { isEverywhere: true }, { token, headers }),
      }
      expect((await calls[how]()).status).toBe(200)
      expect(await failAt({ address: phone.address }, account.email, 5)).toBe(200)
      expect((await tryLogIn(account.email, next, phone)).status).toBe(429)
    },
  )
})

describe('many failures on one account from many addresses', () => {
  it('have an unknown place wait at most 30 s once, and then let it in', async () => {
    const { email, password } = await createAccount(server)
    await attack(email, 500)
    const place = { address: newAddress() }
    expect(await tryLogIn(email, password, place)).toMatchObject({
      status: 429,
      body: { error: 'tooManyRequests', retryAfterSeconds: 30 },
    })
    // An early attempt doesn't lengthen the wait.
    await endWait(20)
    expect(await tryLogIn(email, password, place)).toMatchObject({ body: { retryAfterSeconds: 10 } })
    await endWait(10)
    expect((await tryLogIn(email, password, place)).body).toMatchObject({ email })
  })

  it('let one attempt pass for each wait, also of many at the same time', async () => {
    const { email } = await createAccount(server)
    await attack(email)
    const address = newAddress()
    const burst = () => Promise.all(Array.from({ length: 4 }, () => tryLogIn(email, 'wrong', { address })))
    expect((await burst()).map(({ status }) => status)).toEqual([429, 429, 429, 429])
    await endWait(30)
    expect((await burst()).map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
  })

  it('do not slow down a browser that was logged in before, nor end or refuse its session', async () => {
    const account = await createAccount(server)
    const home: Place = { address: newAddress() }
    const { body } = await tryLogIn(account.email, account.password, home)
    const { authToken: token, userToken } = body as { authToken: string; userToken: string }
    await attack(account.email)
    await failAt({ address: home.address }, account.email, 6)
    expect((await server.call('get-user', {}, { token })).status).toBe(200)
    expect((await tryLogIn(account.email, userToken, { address: home.address })).body).toMatchObject({
      userToken,
    })
    expect((await tryLogIn(account.email, account.password, home)).status).toBe(200)
  })

  it('look alike for an email without an account', async () => {
    const email = 'nobody-at-all@clients.example'
    await knex('rate_limit').insert({
      key: `password-account:${email}`,
      points: 25,
      expire: Date.now() + 3_600_000,
    })
    expect(await tryLogIn(email, 'wrong')).toMatchObject({ status: 429, body: { retryAfterSeconds: 5 } })
    expect(await mailsTo(server, email, 'loginAlert')).toEqual([])
  })

  it('are reported to the owner by mail once a day, and to nobody else', async () => {
    const { email } = await createAccount(server)
    await attack(email, 0)
    expect(await mailsTo(server, email, 'loginAlert')).toEqual([])
    // The first excess attempt doesn't have to wait yet; the next ones do.
    await tryLogIn(email, 'wrong')
    const mail = await mailTo(server, email, 'loginAlert')
    expect(mail.link).toMatch(/\/0\/forgot-password$/)
    const place = { address: newAddress() }
    await tryLogIn(email, 'wrong', place)
    await endWait(30)
    expect((await tryLogIn(email, 'wrong', place)).status).toBe(200)
    expect(await mailsTo(server, email, 'loginAlert')).toHaveLength(1)
  })
})

describe('the renewal of a session by its stored token', () => {
  it('has a counter of its own, which refuses with a time and ends nothing', async () => {
    const { email, userToken } = await createAccount(server)
    const phone = await openDevice(server, (await knex('user_account').where({ email }).first('id')).id)
    const place = { address: newAddress() }
    for (let i = 0; i < 20; i++) expect((await tryLogIn(email, userToken, place)).status).toBe(200)
    expect(await tryLogIn(email, userToken, place)).toMatchObject({ status: 429, body: tooMany })
    expect((await tryLogIn(email, phone.userToken, place)).status).toBe(200)
    expect(
      await knex('session').where({ userId: (await knex('user_account').where({ email }).first('id')).id }),
    ).toHaveLength(2)
    await knex('rate_limit').whereLike('key', 'session-renewal:%').delete()
    expect((await tryLogIn(email, userToken, place)).body).toMatchObject({ userToken })
  })

  it('has a browser known that was logged in before there were known ones', async () => {
    const { email, password, userToken } = await createAccount(server)
    const place: Place = { address: newAddress() }
    await tryLogIn(email, userToken, place)
    await failAt({ address: place.address }, email, 6)
    expect((await tryLogIn(email, password, place)).status).toBe(200)
  })
})
