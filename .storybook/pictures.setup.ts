/// <reference types="node" />
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumVersion, findChromium } from '../scripts/chromium.ts'
import { fontsHash } from '../scripts/story-fonts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `references`: compare with the committed pictures. `twice`: compare two shots of the same story. */
    pictures: 'references' | 'twice'
  }
}

const require = createRequire(import.meta.url)

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

/** Decides before the stories run what their pictures are compared with. */
export default function setup({ vitest, provide, config }: TestProject) {
  const folder = join(config.root, 'visual')
  const stampFile = join(folder, 'stamp.json')
  const stamp = currentStamp()
  const isSame = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (!isSame && vitest.config.snapshotOptions.updateSnapshot === 'all') {
    // Pictures from two machines must never be mixed: a picture that isn't taken again is missing and fails.
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
