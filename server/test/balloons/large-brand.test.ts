import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { expect, it } from 'vitest'
import { fillBrand, largeBrand } from '../support/large-brand.ts'
import { sentReply } from '../support/sent-bytes.ts'
import { statementsOf } from '../support/statements.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const { id: userId, token } = await createAccount(server)
const ideaId = await createBrand(server, { userId })
await fillBrand(server, { ideaId, userId })

const mostBytes = 60_000

it('a brand of 100 ads of 40 values, each saved 50 times, opens with 60 KB and two statements', async () => {
  const stored = await knex('balloon_value').count({ count: '*' }).first<{ count: number }>()
  expect(stored.count).toBe(largeBrand.ads * largeBrand.values * largeBrand.saves)
  let reply = { bytes: 0, text: '' }
  const statements = await statementsOf(knex, async () => {
    reply = await sentReply(server, 'get-idea', 'gzip, deflate, br', { payload: { ideaId }, token })
  })
  expect(statements, statements.join('\n')).toHaveLength(2)
  expect(reply.bytes).toBeLessThanOrEqual(mostBytes)
  const { balloons } = JSON.parse(reply.text) as { balloons: Balloon[] }
  expect(balloons).toHaveLength(largeBrand.ads)
  const numbers = balloons.map(({ data }) => Object.values(data).map((entries) => entries.length))
  expect(numbers).toEqual(balloons.map(() => Array.from({ length: largeBrand.values }, () => 1)))
})
