import { createRequire } from 'node:module'
import { chromiumVersion, findChromium } from '../chromium.ts'
import { fontsHash } from '../story-fonts.ts'

const require = createRequire(import.meta.url)

/**
 * Names everything that pictures depend on besides the stories: platform, browser and fonts. Pictures of two stamps are
 * never compared. The name is also that of the manifest in `visual/`.
 */
export function currentStamp(): string {
  const path = findChromium()
  const browser = path ? `chromium-${chromiumVersion(path)}` : `playwright-${playwrightVersion()}`
  return `${process.platform}-${process.arch}-${browser}-fonts-${fontsHash()}`
}

function playwrightVersion(): string {
  return (require('playwright/package.json') as { version: string }).version
}
