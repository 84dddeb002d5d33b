import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  endProgram,
  endProgramsAfterEach,
  listening,
  type Program,
  startProgram,
  waitForOutput,
} from './support/program.ts'

const dir = mkdtempSync(join(tmpdir(), 'aloft-main-'))
endProgramsAfterEach()
afterAll(() => rmSync(dir, { recursive: true }))

function run(env: Record<string, string>): Program {
  return startProgram({ DATA_DIR: dir, ...env })
}

const printed = /is ready: (\S+)[^]*? (\S+@\S+) +password: (.+)/

async function logIn(address: string | undefined, email: string, password: string): Promise<unknown> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return response.json()
}

describe('the program', { timeout: 60_000 }, () => {
  it('seeds nothing in production, and stops when asked to', async () => {
    const program = run({
      ALOFT_ENV: 'production',
      HOST: '127.0.0.1',
      ALLOW_EMBEDDED: 'ad-platform,mail,payment',
      SOCIAL_PLATFORMS: 'none',
    })
    const [address] = await waitForOutput(program, listening)
    expect(await logIn(address, 'demo@nightjar.example', 'lamplight 39')).toBe('NULL_USER')
    expect(program.output()).not.toMatch(/password/i)
    program.child.kill('SIGINT')
    expect(await program.exit).toBe(0)
    expect(existsSync(join(dir, 'database/lock'))).toBe(false)
  })

  it('prints a login that works, keeps its directory to itself, and finds its data again after a crash', async () => {
    const first = run({})
    const [address, email = '', password = ''] = await waitForOutput(first, printed)
    const user = await logIn(address, email, password)
    expect(user).toMatchObject({ email, selectedIdeaId: expect.any(String) })

    const second = run({})
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(
      `The data in ${join(dir, 'database')} is in use by process ${first.child.pid} since `,
    )

    await endProgram(first.child, 'SIGKILL')
    const third = run({})
    const [newAddress] = await waitForOutput(third, listening)
    expect(await logIn(newAddress, email, password)).toMatchObject({ _id: (user as { _id: string })._id })
    third.child.kill('SIGTERM')
    expect(await third.exit).toBe(0)
    expect(existsSync(join(dir, 'database/lock'))).toBe(false)
  })

  it('stops with the name of a wrong setting', async () => {
    const program = run({ PORT: 'http' })
    expect(await program.exit).toBe(1)
    expect(program.output()).toMatch(/^Invalid settings:\n {2}PORT: /)
    expect(program.output()).not.toContain('    at ')
  })
})
