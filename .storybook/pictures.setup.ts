/// <reference types="node" />
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumVersion, findChromium } from '../scripts/chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `references`: compare with the committed pictures. `twice`: compare two shots of the same story. */
    pictures: 'references' | 'twice'
  }
}

const require = createRequire(import.meta.url)

function fontsHash(): string {
  const hash = createHash('sha256')
  const families = ['-variable/bricolage-grotesque', '-variable/instrument-sans', '/arimo', '/roboto']
  for (const family of families) {
    const fonts = join(dirname(require.resolve(`@fontsource${family}/package.json`)), 'files')
    const files = readdirSync(fonts)
    files.sort()
    for (const file of files) hash.update(readFileSync(join(fonts, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

function currentStamp(): string {
  const path = findChromium()
  const { version } = require('playwright/package.json') as { version: string }
  const stamp = {
    platform: `${process.platform}-${process.arch}`,
    chromium: path ? chromiumVersion(path) : `playwright ${version}`,
    fonts: fontsHash(),
  }
  return `${JSON.stringify(stamp, null, 2)}\n`
}

/** Decides, before the stories run, what their pictures are compared with. */
export default function setup({ vitest, provide, config }: TestProject) {
  const folder = join(config.root, 'visual')
  const stampFile = join(folder, 'stamp.json')
  const stamp = currentStamp()
  const isSame = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (!isSame && vitest.config.snapshotOptions.updateSnapshot === 'all') {
    // Pictures of two machines never stand beside each other: what is not shot again is missing and fails.
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(stampFile, stamp)
    provide('pictures', 'references')
    return
  }
  provide('pictures', isSame ? 'references' : 'twice')
  if (!isSame) {
    console.log(
      `Pictures: not compared with references, which were taken elsewhere. Here: ${stamp.replaceAll(/\s+/g, ' ')}`,
    )
  }
}
