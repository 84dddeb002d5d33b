import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes of pictures by name. A name is the id of a story, and what differs from its first picture: `--dark`, `--390`. */
export type Manifest = ReadonlyMap<string, string>

/** How many stamps have a manifest: enough for the browser in CI, the one before it, and a second platform. */
const maxManifests = 3

/** Equal hashes mean equal bytes. One browser encodes equal pixels as equal bytes, so nothing needs to be decoded. */
export function pictureHash(png: Uint8Array): string {
  return createHash('sha256').update(png).digest('hex').slice(0, 16)
}

/** The file of a stamp's manifest, from the root of the repository. */
export function manifestPath(stamp: string): string {
  return `visual/${stamp}.json`
}

/** The manifest of a stamp, or null if nobody has recorded one. */
export function readManifest(root: string, stamp: string): Manifest | null {
  try {
    return parseManifest(readFileSync(join(root, manifestPath(stamp)), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export function parseManifest(text: string): Manifest {
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>))
}

/** A line for each picture, sorted by name, so that two changes merge unless they are about one picture. */
export function formatManifest(manifest: Manifest): string {
  const sorted = [...manifest].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

/** Writes the manifest of a stamp. With a new one, the oldest go. */
export function writeManifest(root: string, stamp: string, manifest: Manifest): void {
  const folder = join(root, 'visual')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(root, manifestPath(stamp)), formatManifest(manifest))
  const stamps = readdirSync(folder).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? [])
  for (const old of outdatedStamps(stamps, stamp)) rmSync(join(root, manifestPath(old)))
}

/** The stamps whose manifests go: all with other fonts than the current one, and those of the oldest browsers. */
export function outdatedStamps(stamps: readonly string[], current: string): string[] {
  const fonts = current.slice(current.lastIndexOf('-fonts-'))
  const isUsable = (stamp: string) => stamp.endsWith(fonts)
  const others = stamps
    .filter((stamp) => stamp !== current && isUsable(stamp))
    .toSorted((one, other) => versionOf(other).localeCompare(versionOf(one), 'en', { numeric: true }))
  return [...stamps.filter((stamp) => !isUsable(stamp)), ...others.slice(maxManifests - 1)]
}

function versionOf(stamp: string): string {
  return /-(?:chromium|playwright)-([\d.]+)/.exec(stamp)?.[1] ?? ''
}

/** What stories have in common: their title, which is the first part of their pictures' names. */
export function titleOf(picture: string): string {
  return picture.split('--', 1)[0] ?? picture
}

/** The entries that no story takes any more, as far as is known: `complete` names the titles whose stories were all shot. */
export function goneEntries(
  manifest: Manifest,
  taken: ReadonlySet<string>,
  complete: 'all' | readonly string[],
): string[] {
  return [...manifest.keys()].filter(
    (name) => !taken.has(name) && (complete === 'all' || complete.includes(titleOf(name))),
  )
}
