import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.ts'
import { root } from '../root.ts'
import { fileAt, withCheckout } from './base-commit.ts'
import { reviewFolder } from './lane.ts'
import { type Manifest, formatManifest, manifestPath, parseManifest, titleOf } from './manifest.ts'
import { storyFiles } from './story-files.ts'
import { type TakenPictures, pictureFile, readTaken } from './taken.ts'

const cache = join(root, '.cache/pictures')

/** Where the pictures of the working tree lie. */
export const afterFolder = join(cache, 'after')

/** Where the pictures of a base commit lie. They stay until another base is reviewed. */
export function beforeFolder(commit: string, stamp: string): string {
  return join(cache, `${commit.slice(0, 12)}-${stamp}`)
}

/** Takes the pictures of the working tree: of all stories, or of the files whose paths contain one of the filters. */
export async function renderWorkingTree(filters: readonly string[]): Promise<TakenPictures> {
  rmSync(afterFolder, { recursive: true, force: true })
  return takePictures(root, afterFolder, filters)
}

/** The hashes at a commit: from its manifest if it has one of this stamp, else by taking all its pictures. */
export async function hashesAt(commit: string, stamp: string): Promise<Manifest> {
  const committed = fileAt(commit, manifestPath(stamp))
  if (committed) return parseManifest(committed)
  const folder = beforeFolder(commit, stamp)
  const file = join(folder, 'hashes.json')
  if (!existsSync(file)) {
    const { shots } = await takeAt(commit, folder, () => [])
    const hashes = new Map(Object.entries(shots).map(([name, { hash }]) => [name, hash]))
    writeFileSync(file, formatManifest(hashes))
  }
  return parseManifest(readFileSync(file, 'utf8'))
}

/** Takes pictures as they were at a commit, unless they lie there from an earlier review. */
export async function renderBase(commit: string, stamp: string, names: readonly string[]): Promise<void> {
  const folder = beforeFolder(commit, stamp)
  const missing = names.filter((name) => !existsSync(pictureFile(folder, name)))
  if (missing.length === 0) return
  const titles = new Set(missing.map(titleOf))
  await takeAt(commit, folder, (checkout) =>
    storyFiles(checkout).flatMap(({ id, file }) => (titles.has(id) ? [file] : [])),
  )
}

async function takeAt(
  commit: string,
  folder: string,
  filesOf: (checkout: string) => readonly string[],
): Promise<TakenPictures> {
  if (!fileAt(commit, 'scripts/pictures/lane.ts')) {
    throw new Error(`${commit} is too old to take pictures for a review. Name a later commit with --base.`)
  }
  const others = existsSync(cache) ? readdirSync(cache).map((name) => join(cache, name)) : []
  for (const old of others) if (old !== folder && old !== afterFolder) rmSync(old, { recursive: true })
  const checkout = join(cache, 'checkout')
  return withCheckout(commit, checkout, () => takePictures(checkout, folder, filesOf(checkout)))
}

async function takePictures(
  checkout: string,
  folder: string,
  filters: readonly string[],
): Promise<TakenPictures> {
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, 'taken.json'), { force: true })
  const vitest = spawn(
    'pnpm',
    ['exec', 'vitest', 'run', '--project', 'stories', '--reporter=dot', ...filters],
    {
      cwd: checkout,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), [reviewFolder]: folder },
    },
  )
  await once(vitest, 'exit')
  return readTaken(folder)
}
