import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const base = mkdtempSync(join(tmpdir(), 'aloft-npm-start-'))
const started = new Set<number>()
afterAll(() => {
  for (const pid of started) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  rmSync(base, { recursive: true, force: true })
})

interface Process {
  readonly pid: number
  readonly command: string
}

/** State and parent of a process, from /proc; undefined if it no longer exists. */
function readStat(pid: number | string): { state: string; parent: number } | undefined {
  try {
    const [, state = '', parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^[^]*\)/, '')
      .split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

// If nobody reaps orphans, an ended process stays as a zombie.
function isAlive(pid: number): boolean {
  const state = readStat(pid)?.state
  return state !== undefined && state !== 'Z'
}

function descendants(pid: number): Process[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readStat(name)?.parent === pid)
  return children.flatMap((name) => [
    { pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') },
    ...descendants(Number(name)),
  ])
}

/**
 * `npm start` in production mode, which needs no demo brand and uses the journeys' build, with its own data.
 */
async function npmStart(name: string): Promise<{ npm: ChildProcess; chain: Process[]; lock: string }> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(npm_|vitest)/i.test(key)))
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...env,
      ALOFT_ENV: 'production',
      ALLOW_EMBEDDED: 'ad-platform,identity,mail,payment',
      MAIL_POSTAL_ADDRESS: 'Skylark Ltd, 1 Quay Street, Galway, Ireland',
      DATA_DIR: join(base, name),
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
    },
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const pid = npm.pid ?? 0
  started.add(pid)
  while (!output.includes('"listening"')) {
    if (npm.exitCode !== null) throw new Error(`npm start ended:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const chain = [{ pid, command: 'npm start' }, ...descendants(pid)]
  for (const link of chain) started.add(link.pid)
  return { npm, chain, lock: join(base, name, 'database/lock') }
}

// A signal that's passed on, one that ends a process without cleanup, and the processes it may hit.
const ends = [
  { link: 'npm', command: /^npm start/, signal: 'SIGTERM' },
  { link: 'npm', command: /^npm start/, signal: 'SIGKILL' },
  { link: 'the bootstrap', command: /^node scripts\/bootstrap/, signal: 'SIGTERM' },
  { link: 'the bootstrap', command: /^node scripts\/bootstrap/, signal: 'SIGKILL' },
  { link: 'pnpm', command: /pnpm run app:start/, signal: 'SIGKILL' },
  { link: 'scripts/start.ts', command: /^node scripts\/start/, signal: 'SIGKILL' },
] as const

describe.skipIf(!existsSync('/proc/self/stat'))(
  'npm start takes its server along',
  { timeout: 180_000 },
  () => {
    it.each(ends)('where $link gets $signal', async ({ link, command, signal }) => {
      const { npm, chain, lock } = await npmStart(`${link} ${signal}`.replaceAll(/\W/g, '-'))
      const target = chain.find((process) => command.test(process.command))
      expect(chain.map((process) => process.command).join('\n')).toMatch(/server\/src\/main\.ts/)
      const ended = once(npm, 'exit')
      process.kill(target?.pid ?? 0, signal)
      await expect
        .poll(() => chain.filter(({ pid }) => isAlive(pid)).map((process) => process.command), {
          timeout: 10_000,
        })
        .toEqual([])
      await ended
      // A process that ended normally has released the data; a killed one's lock is free, because nobody
      // holds it.
      expect(signal === 'SIGTERM' && existsSync(lock)).toBe(false)
    })
  },
)
