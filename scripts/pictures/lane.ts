/// <reference types="@vitest/browser-playwright" />
/// <reference types="vitest/config" />
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import type { Plugin } from 'vite'
import type { BrowserCommand, BrowserCommandContext, Reporter, TestProject, Vitest } from 'vitest/node'
import { type Manifest, goneEntries, pictureHash, readManifest, writeManifest } from './manifest.ts'
import { currentStamp } from './stamp.ts'
import { type Shot, completeTitles, failedStories, pictureFile, saveTaken } from './taken.ts'

/** A rectangle of the page in CSS pixels. */
export interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture that the setup file of the stories asks for. */
export interface PictureRequest {
  readonly name: string
  readonly storyId: string
  /** The story's name as people read it. */
  readonly story: string
  readonly clip: Clip
}

/**
 * `compare`: with the manifest of this stamp. `twice`: two shots of each story with each other, as there is no manifest.
 * `record`: into the manifest. `review`: only saves the pictures, for `npm run pictures`.
 */
type Mode = 'compare' | 'twice' | 'record' | 'review'

declare module 'vitest' {
  interface ProvidedContext {
    /** Only pictures are wanted, nothing else is checked. */
    isPictureReview: boolean
    /** Read by Storybook's addon. */
    'storybook/test-provided': { a11y: boolean }
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture, and answers what is wrong with it. */
    checkPicture: (request: PictureRequest) => Promise<string | null>
  }
}

/** The variable with the folder in which a review wants the pictures. */
export const reviewFolder = 'PICTURES_FOLDER'

/** Where pictures that differ from their reference are saved, so that one that differs only sometimes can be seen. */
const changedFolder = '.cache/changed-pictures'

/** A story that is not steady after so many shots never will be. */
const maxShots = 5

const advice = 'Review it with `npm run pictures`, or record it by adding `-u` to this command.'

/** The pictures of the stories' lane: the command that takes and checks them, and the plugin that prepares a run for it. */
export function pictureLane(root: string): {
  readonly plugin: Plugin
  readonly checkPicture: BrowserCommand<[PictureRequest]>
} {
  const folder = process.env[reviewFolder]
  const shots = new Map<string, Shot>()
  let stamp = ''
  let manifest: Manifest | null = null

  const modeOf = (vitest: Vitest): Mode => {
    if (folder) return 'review'
    if (vitest.config.snapshotOptions.updateSnapshot === 'all') return 'record'
    return manifest ? 'compare' : 'twice'
  }

  const checkPicture: BrowserCommand<[PictureRequest]> = async (context, { name, clip, ...of }) => {
    const mode = modeOf(context.project.vitest)
    const expected = manifest?.get(name)
    const picture = await takeSteady(context, clip, expected)
    if (!picture) return `${name} is never steady: each shot differs from the one before.`
    const { hash, png } = picture
    const other = shots.get(name)
    if (other && other.hash !== hash && other.storyId !== of.storyId) {
      return `${name} is a picture of ${other.storyId} too, which differs.`
    }
    shots.set(name, { ...of, hash, file: relative(root, context.testPath ?? '') })
    if (folder) writeFileSync(pictureFile(folder, name), png)
    if (mode !== 'compare' || hash === expected) return null
    const file = pictureFile(join(root, changedFolder), name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, png)
    const finding = expected ? `${name} has changed.` : `${name} has no reference.`
    return `${finding} It’s at ${relative(root, file)} now. ${advice}`
  }

  const reporterOf = (project: TestProject): Reporter => ({
    onTestRunStart() {
      shots.clear()
      stamp ||= currentStamp()
      manifest = readManifest(root, stamp)
      if (modeOf(project.vitest) === 'twice') {
        project.vitest.logger.log(`Pictures: not compared with references, as there are none for ${stamp}.`)
      }
    },
    async onTestRunEnd(all) {
      const modules = all.filter((module) => module.project === project)
      const mode = modeOf(project.vitest)
      const { testFiles } = await project.globTestFiles()
      const complete = completeTitles(modules, shots, modules.length === testFiles.length)
      const taken = new Set(shots.keys())
      if (folder) {
        saveTaken(folder, { shots: Object.fromEntries(shots), complete, failed: failedStories(modules) })
      } else if (mode === 'record') {
        const entries = new Map(manifest)
        for (const name of goneEntries(entries, taken, complete)) entries.delete(name)
        for (const [name, { hash }] of shots) entries.set(name, hash)
        writeManifest(root, stamp, entries)
      } else if (mode === 'compare') {
        const gone = goneEntries(manifest ?? new Map(), taken, complete)
        if (gone.length === 0) return
        process.exitCode = 1
        project.vitest.logger.error(
          `References without a story: ${gone.join(', ')}. Add \`-u\` to this command to remove them.`,
        )
      }
    },
  })

  const plugin: Plugin = {
    name: 'pictures',
    configureVitest({ vitest, project }) {
      project.provide('isPictureReview', folder !== undefined)
      if (folder) project.provide('storybook/test-provided', { a11y: false })
      // Added here and not in the config, as reporters named on the command line replace those of the config.
      vitest.config.reporters.push(reporterOf(project))
    },
  }
  return { plugin, checkPicture }
}

/** Shoots until a picture is the expected one or the same as the one before it; null if that never happens. */
async function takeSteady(
  context: BrowserCommandContext,
  clip: Clip,
  expected: string | undefined,
): Promise<{ hash: string; png: Uint8Array } | null> {
  let before: string | undefined
  for (let count = 0; count < maxShots; count += 1) {
    const png = await shoot(context, clip)
    const hash = pictureHash(png)
    if (hash === expected || hash === before) return { hash, png }
    before = hash
  }
  return null
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * One picture, straight from the browser: Playwright's own would first wait for what the stories have already waited for,
 * and compress the picture for the disk, which takes longer than drawing it.
 */
async function shoot({ page, context }: BrowserCommandContext, clip: Clip): Promise<Uint8Array> {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip: { ...clip, scale: 1 } })
  return Buffer.from(data, 'base64')
}
