import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'

const dir = mkdtempSync(join(tmpdir(), 'aloft-main-'))
const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of running) await end(child, 'SIGKILL')
})
afterAll(() => rmSync(dir, { recursive: true }))

interface Program {
  readonly child: ChildProcess
  /** Everything said so far. */
  output(): string
  /** Resolves once the program has ended. */
  readonly exit: Promise<number | null>
}

/** The program itself, as `npm start` runs it, with its own settings and none of this process. */
function run(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: dir, ...env },
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, output: () => said, exit }
}

/** Waits until the program has said something, or ended without it. */
async function told({ output, exit }: Program, pattern: RegExp): Promise<string[]> {
  let hasEnded = false
  void exit.then(() => (hasEnded = true))
  for (;;) {
    const found = pattern.exec(output())
    if (found) return found.slice(1)
    if (hasEnded) throw new Error(`The program ended:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  await once(child, 'close')
}

const listening = /"url":"(http:[^"]+)"/
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
    const program = run({ ALOFT_ENV: 'production', HOST: '127.0.0.1' })
    const [address] = await told(program, listening)
    expect(await logIn(address, 'demo@nightjar.example', 'lamplight 39')).toBe('NULL_USER')
    expect(program.output()).not.toMatch(/password/i)
    program.child.kill('SIGINT')
    expect(await program.exit).toBe(0)
    expect(existsSync(join(dir, 'database/lock'))).toBe(false)
  })

  it('prints a login that works, keeps its directory to itself, and finds its data again after a crash', async () => {
    const first = run({})
    const [address, email = '', password = ''] = await told(first, printed)
    const user = await logIn(address, email, password)
    expect(user).toMatchObject({ email, selectedIdeaId: expect.any(String) })

    const second = run({})
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(
      `is in use by process ${first.child.pid}. Stop it or set another DATA_DIR.`,
    )

    await end(first.child, 'SIGKILL')
    const third = run({})
    const [newAddress] = await told(third, listening)
    expect(await logIn(newAddress, email, password)).toMatchObject({ _id: (user as { _id: string })._id })
    third.child.kill('SIGTERM')
    expect(await third.exit).toBe(0)
    expect(existsSync(join(dir, 'database/lock'))).toBe(false)
  })

  it('stops with the name of a wrong setting', async () => {
    const program = run({ PORT: 'http' })
    expect(await program.exit).toBe(1)
    expect(program.output()).toMatch(/^Settings are wrong:\n {2}PORT: /)
    expect(program.output()).not.toContain('    at ')
  })
})
