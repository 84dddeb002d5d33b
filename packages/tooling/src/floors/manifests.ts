import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from '../tree/violation.ts'
import { allowedFor, places, tooling } from './floor-table.ts'

type Dependencies = Record<string, string>
interface Manifest {
  name?: string
  dependencies?: Dependencies
  devDependencies?: Dependencies
  peerDependencies?: Dependencies
}

/** Checks the `@aloft/*` dependencies that every package.json declares against the floors. */
export function manifestViolations(root: string): Violation[] {
  return [...places, tooling].flatMap((place) => {
    const file = `${place.folder}/package.json`
    if (!existsSync(join(root, file))) return []
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
    const allowed = allowedFor(place)
    const declared = Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.peerDependencies,
    })
    const wrong = declared.filter((name) => name.startsWith('@aloft/') && !allowed.includes(name))
    const found = wrong.map((name) => `depends on ${name}`)
    if (manifest.name !== place.name)
      found.push(`is named ${manifest.name}, the floor table says ${place.name}`)
    return found.map((text) => ({
      rule: 'floors in package.json',
      file,
      line: 0,
      found: text,
      reason:
        'a package depends only on packages of lower floors (packages/tooling/src/floors/floor-table.ts)',
    }))
  })
}
