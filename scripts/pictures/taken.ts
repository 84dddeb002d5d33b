import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestModule } from 'vitest/node'
import { titleOf } from './manifest.ts'

/** One picture that a run of the stories took. */
export interface Shot {
  readonly hash: string
  readonly storyId: string
  /** The story's name as people read it. */
  readonly story: string
  /** From the root of the checkout. */
  readonly file: string
}

/** The pictures that a run took for a review, which lie beside this as files. */
export interface TakenPictures {
  readonly shots: Readonly<Record<string, Shot>>
  /** Titles all of whose stories were shot, so that their other pictures are gone; `all` if that is true of every title. */
  readonly complete: 'all' | readonly string[]
  /** Stories that failed before their pictures were taken, as people read them. */
  readonly failed: readonly string[]
}

export function saveTaken(folder: string, taken: TakenPictures): void {
  writeFileSync(join(folder, 'taken.json'), JSON.stringify(taken, null, 2))
}

export function readTaken(folder: string): TakenPictures {
  return JSON.parse(readFileSync(join(folder, 'taken.json'), 'utf8')) as TakenPictures
}

/** Where the picture of that name lies. */
export function pictureFile(folder: string, name: string): string {
  return join(folder, `${name}.png`)
}

/** Which titles a run has shot completely; `isWhole` if it was given every file of stories. */
export function completeTitles(
  modules: readonly TestModule[],
  shots: ReadonlyMap<string, Shot>,
  isWhole: boolean,
): TakenPictures['complete'] {
  const passed = modules.filter(isPassed)
  if (isWhole && passed.length === modules.length) return 'all'
  const files = new Set(passed.map(({ relativeModuleId }) => relativeModuleId))
  const ofFiles = [...shots.values()].filter(({ file }) => files.has(file))
  return [...new Set(ofFiles.map(({ storyId }) => titleOf(storyId)))].toSorted()
}

/** The tests of a run that failed, and files that did not even load. */
export function failedStories(modules: readonly TestModule[]): string[] {
  return modules
    .filter((module) => !module.ok())
    .flatMap((module) => {
      const tests = [...module.children.allTests('failed')]
      const names = tests.length > 0 ? tests.map(({ fullName }) => `: ${fullName}`) : ['']
      return names.map((name) => `${module.relativeModuleId}${name}`)
    })
}

function isPassed(module: TestModule): boolean {
  return [...module.children.allTests()].every((test) => test.result().state === 'passed') && module.ok()
}
