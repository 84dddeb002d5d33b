import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser for tests: CHROMIUM_PATH, otherwise one on PATH; undefined for Playwright's own. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isProgram)
}

/** The version a browser prints. */
export function chromiumVersion(path: string): string {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /[\d.]{5,}/.exec(stdout)?.[0] ?? 'unknown'
}

/** Flags for consistent pictures, also in a container and as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
]
