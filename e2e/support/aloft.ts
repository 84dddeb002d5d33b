import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDemoSites } from '@aloft/server/demo/demo-sites'
import { test as base, expect } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const demo = { email: 'demo@nightjar.example', password: 'lamplight 39' }

export interface Aloft {
  readonly url: string
  /** Addresses of the demo sites by name, such as `app-shell`. */
  readonly sites: Readonly<Record<string, string>>
  /** Ends the server at once, as a power cut would, and starts it again on the same data. */
  restart(): Promise<void>
}

/**
 * The built product, started as a user starts it: one server with its own data for each worker.
 * A page that breaks the content security policy or throws fails its test.
 */
export const test = base.extend<{ watched: void }, { aloft: Aloft }>({
  aloft: [
    async ({}, use) => {
      const port = await freePort()
      const dataDir = mkdtempSync(join(tmpdir(), 'aloft-e2e-'))
      const sites = await startDemoSites({ dir: join(root, 'server/demo-sites') })
      const env = {
        PORT: String(port),
        DATA_DIR: dataDir,
        SCAN_PRIVATE_ORIGINS: Object.values(sites.origins).join(','),
      }
      let server = await start(env)
      await use({
        url: `http://127.0.0.1:${port}`,
        sites: sites.origins,
        async restart() {
          await end(server, 'SIGKILL')
          server = await start(env)
        },
      })
      await end(server, 'SIGTERM')
      await sites.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ aloft }, use) => use(aloft.url),
  watched: [
    async ({ page }, use) => {
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(String(error)))
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/.test(message.text())) troubles.push(message.text())
      })
      await page.route(
        (address) => !['127.0.0.1', 'localhost'].includes(address.hostname),
        (route) => {
          troubles.push(`request to ${route.request().url()}`)
          return route.abort()
        },
      )
      await use()
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

async function start(env: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...env,
      LOG_LEVEL: 'warn',
      ALOFT_ENV: 'development',
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.toString().includes('is ready') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
  })
  return server
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill(signal)
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
