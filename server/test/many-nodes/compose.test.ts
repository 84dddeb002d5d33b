import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  endProgramsAfterAll,
  listening,
  type Program,
  startProgram,
  waitForOutput,
} from '../support/program.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { callAt } from '../support/test-server.ts'

interface Service {
  readonly environment: Readonly<Record<string, string | number>>
  readonly ports?: readonly string[]
  readonly healthcheck: { readonly test: readonly string[] }
}

const root = join(import.meta.dirname, '../../..')
const text = readFileSync(join(root, 'compose.yaml'), 'utf8')
const { services } = load(text) as { services: Readonly<Record<string, Service>> }

/** Variables set by the command at the head of the file, which operators copy. */
const given = Object.fromEntries(
  [...text.matchAll(/(?<=^#.*\b)([A-Z_]+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value]),
)

/** Substitutes variables like Compose does. */
function interpolate(value: string): string {
  return value.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string, word: string) => {
      const found = given[name]
      if (!found && kind === '?') throw new Error(`compose.yaml: ${word}`)
      return found || (kind === '-' ? word : '')
    },
  )
}

function environmentOf(name: string): Record<string, string> {
  const { environment = {} } = services[name] ?? {}
  return Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [key, interpolate(String(value))]),
  )
}

/** What the image sets for every container. */
const imageEnvironment = Object.fromEntries(
  [...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=') as [string, string]),
  ),
)

const database = await openTestDatabase()
const dir = mkdtempSync(join(tmpdir(), 'aloft-compose-'))
endProgramsAfterAll()
afterAll(async () => {
  await database.close()
  rmSync(dir, { recursive: true })
})

/**
 * A container of the file; only the location of its database, folder and port are changed for this machine.
 */
function startContainer(name: string): Program {
  return startProgram({
    ...imageEnvironment,
    ...environmentOf(name),
    DATABASE_URL: database.url ?? '',
    DATA_DIR: dir,
    PORT: '0',
  })
}

const names = ['web-1', 'web-2', 'worker'] as const
type Name = (typeof names)[number]
const nodes = Object.fromEntries(names.map((name) => [name, startContainer(name)])) as Record<Name, Program>
const urls = {} as Record<Name, string>

beforeAll(async () => {
  for (const name of names) urls[name] = (await waitForOutput(nodes[name], listening))[0] ?? ''
}, 60_000)

it('names an address of the database that is the one its container makes', () => {
  const { username, password, hostname, pathname } = new URL(environmentOf('web-1')['DATABASE_URL'] ?? '')
  expect(services).toHaveProperty(hostname)
  expect(environmentOf(hostname)).toEqual({
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: password,
    POSTGRES_DB: pathname.slice(1),
  })
})

it('starts two web nodes and a worker, each healthy by its own check', async () => {
  for (const name of names) {
    const [, program, ...args] = services[name]?.healthcheck.test ?? []
    expect(program).toBe('node')
    const check = spawn(
      process.execPath,
      args.map((arg) => arg.replace('127.0.0.1:3000', new URL(urls[name]).host)),
    )
    expect((await once(check, 'exit'))[0]).toBe(0)
  }
})

it('has the worker do what a web node leaves to it', async () => {
  const { status, body } = await callAt(urls['web-1'])('signup', {
    email: 'owner@clients.example',
    password: 'lamplight 39',
    username: 'Owner',
    isTermsAccepted: true,
  })
  expect({ status, body }).toMatchObject({ status: 200 })
  await waitForOutput(nodes.worker, /"job":"send-mail"/)
  expect(nodes['web-1'].output()).not.toContain('"job":')
})

// The proxy in docs/operations.md replaces X-Forwarded-For and sets X-Forwarded-Proto. It's the only way in,
// because the nodes' ports are only open to their own machine.
it('takes callers for whom the TLS proxy says they are', async () => {
  for (const name of ['web-1', 'web-2'])
    expect(services[name]?.ports?.join()).toMatch(/^127\.0\.0\.1:\d+:3000$/)
  const statuses: number[] = []
  for (let i = 1; i <= 7; i++) {
    const headers = { 'x-forwarded-for': `203.0.113.${i}`, 'x-forwarded-proto': 'https' }
    const { status, headers: replied } = await callAt(i % 2 ? urls['web-1'] : urls['web-2'])(
      'login',
      { email: 'owner@clients.example', password: 'not this one' },
      { headers },
    )
    expect(replied.get('strict-transport-security')).toBe('max-age=31536000')
    statuses.push(status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('asks for no variable beyond those of the command at its head', () => {
  const needed = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
  expect(Object.keys(given)).toEqual(expect.arrayContaining(needed))
})

it('ends each container within its time to stop', async () => {
  for (const { child } of Object.values(nodes)) child.kill('SIGTERM')
  expect(await Promise.all(Object.values(nodes).map(({ exit }) => exit))).toEqual([0, 0, 0])
})
