import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, findHeadlessShell } from './chromium.ts'

/**
 * The path of a Chromium for tests: from CHROMIUM_PATH, PATH or Debian's package, otherwise Playwright's own.
 */
export function ensureBrowser(): string | undefined {
  const known = findChromium()
  if (known) return known
  if (canInstall()) {
    console.log('Installing Chromium from Debian …')
    install('chromium')
    return findChromium()
  }
  console.log('Installing Chromium through Playwright …')
  run('pnpm', ['exec', 'playwright', 'install', 'chromium'])
  return undefined
}

/**
 * The path of a browser that draws no window, which takes an eighth less of the processor's time for the same pages; it's
 * the whole Chromium where there's none beside it.
 */
export function ensureHeadlessBrowser(): string | undefined {
  const browser = ensureBrowser()
  if (!browser) return undefined
  if (!findHeadlessShell(browser) && canInstall()) {
    console.log('Installing Chromium without windows from Debian …')
    install('chromium-headless-shell')
  }
  return findHeadlessShell(browser) ?? browser
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

function install(name: string): void {
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}

function run(command: string, args: string[]): void {
  const done = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`)
}
