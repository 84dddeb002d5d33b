import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/**
 * The path of a Chromium for tests: from CHROMIUM_PATH, PATH or Debian's package, otherwise Playwright's own.
 */
export function ensureBrowser(): string | undefined {
  const known = findChromium()
  if (known) return known
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium from Debian …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    return findChromium()
  }
  console.log('Installing Chromium through Playwright …')
  run('pnpm', ['exec', 'playwright', 'install', 'chromium'])
  return undefined
}

function run(command: string, args: string[]): void {
  const done = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`)
}
