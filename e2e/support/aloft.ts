import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemoSites } from '@aloft/server/demo/demo-sites'
import { test as base, expect } from '@playwright/test'
import { preparedDataDir } from './prepare-data.ts'
import { endProgram, freePort, root, startProgram } from './programs.ts'

/**
 * `npm run proof` checks everything that `npm test` checks in part: every address with axe, every screen at
 * every width.
 */
export const isWhole = process.env['PROOF'] === '1'

/** Marks a journey that only runs in the whole proof; playwright.config.ts excludes it otherwise. */
export const wholeOnly = '@whole'

export const demo = { email: 'demo@nightjar.example', password: 'lamplight 39' }
export const demoAdmin = { email: 'admin@aloft.example', password: 'paper and ink 1' }

export interface Aloft {
  readonly url: string
  /** Addresses of the demo sites by name, such as `app-shell`. */
  readonly sites: Readonly<Record<string, string>>
  /** Kills the server, as a power cut would, and starts it again on the same data. */
  restart(): Promise<void>
  /**
   * The same, but runs another program of the repository on its data in between, which prints `done` at its
   * end.
   */
  restartAfter(file: string, env: Readonly<Record<string, string>>): Promise<void>
  /**
   * The same, but more than a day later: every bearer token has expired, the stored ones haven't (OPN-19).
   */
  restartTomorrow(): Promise<void>
}

export interface ServerFixtures {
  /** Settings of the server besides those of every journey. */
  settings: Readonly<Record<string, string>>
  aloft: Aloft
}

const isLocal = (hostname: string) => hostname === '127.0.0.1' || /(?:^|\.)localhost$/.test(hostname)

/**
 * The built product, started like a user does: each worker has a server with its own data. A page that breaks
 * the content security policy, throws or lacks a text fails its test.
 */
export const test = base.extend<{ watched: void }, ServerFixtures>({
  settings: [async ({}, use) => use({}), { scope: 'worker' }],
  aloft: [
    async ({ settings }, use) => {
      const port = await freePort()
      const dataDir = mkdtempSync(join(tmpdir(), 'aloft-e2e-'))
      const prepared = process.env[preparedDataDir]
      // Another demo begins with other data.
      if (prepared && !settings['DEMO']) cpSync(prepared, dataDir, { recursive: true })
      const sites = await startDemoSites({ dir: join(root, 'server/demo-sites') })
      const env = {
        LOG_LEVEL: 'warn',
        ALOFT_ENV: 'development',
        PORT: String(port),
        DATA_DIR: dataDir,
        // Users in journeys set the address they come from by a header.
        TRUST_PROXY: '1',
        SCAN_PRIVATE_ORIGINS: Object.values(sites.origins).join(','),
        ...settings,
      }
      const start = () => startProgram('server/src/main.ts', /is ready/, env)
      let { program: server } = await start()
      const restartAfter = async (file: string, more: Readonly<Record<string, string>>) => {
        await endProgram(server, 'SIGTERM')
        const { program } = await startProgram(file, /done/, { DATA_DIR: dataDir, ...more })
        await endProgram(program, 'SIGTERM')
        server = (await start()).program
      }
      await use({
        url: `http://127.0.0.1:${port}`,
        sites: sites.origins,
        async restart() {
          await endProgram(server, 'SIGKILL')
          server = (await start()).program
        },
        restartAfter,
        restartTomorrow: () => restartAfter('e2e/support/expire-tokens.ts', {}),
      })
      await endProgram(server, 'SIGTERM')
      await sites.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ aloft }, use) => use(aloft.url),
  watched: [
    async ({ context }, use) => {
      const troubles: string[] = []
      context.on('weberror', (error) => troubles.push(String(error.error())))
      context.on('console', (message) => {
        if (/Content Security Policy|Refused to|no text for/.test(message.text()))
          troubles.push(message.text())
      })
      // Listened to, not intercepted: a route sends each request through this process, and turns the browser's cache off.
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && !isLocal(hostname)) troubles.push(`request to ${request.url()}`)
      })
      await use()
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
