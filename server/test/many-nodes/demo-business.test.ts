import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { demoLogins, newcomer } from '../../src/demo/demo-logins.ts'
import { endProgramsAfterAll, startProgram, waitForOutput } from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { auditLedger, auditOwner } from './audit-money.ts'

endProgramsAfterAll()
const database = await openTestDatabase()
const { knex, url } = database
const dir = mkdtempSync(join(tmpdir(), 'aloft-business-nodes-'))
afterAll(async () => {
  await database.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Ports of two nodes that start at once; payment events are delivered to the first one ready. */
const ports = [0, 1].map((node) => 10_000 + 2 * Math.floor(Math.random() * 10_000) + node)

describe('two nodes that start on an empty PostgreSQL', { timeout: 180_000 }, () => {
  it('live through the demo business once, and both show it', async () => {
    const nodes = ports.map((port) =>
      startProgram({ DATABASE_URL: url ?? '', DATA_DIR: dir, DEMO: 'business', PORT: String(port) }),
    )
    await Promise.all(nodes.map((node) => waitForOutput(node, /is ready/)))
    const preparing = nodes.filter((node) => node.output().includes('Preparing the demo business'))
    expect(preparing).toHaveLength(1)
    for (const node of nodes) expect(node.output()).toContain(newcomer.email)

    const emails = [...demoLogins, newcomer].map(({ email }) => email)
    expect((await knex('user_account').pluck<string[]>('email')).toSorted()).toEqual(emails.toSorted())
    expect(await knex('idea').pluck('title')).toHaveLength(2)
    const running = await knex('balloon').where({ status: 'running' }).pluck('name')
    expect(running).toHaveLength(3)
    expect(await auditLedger(knex)).toEqual([])
    for (const id of await knex('user_account').pluck<string[]>('id'))
      expect(await auditOwner(knex, id)).toEqual([])
  })
})
