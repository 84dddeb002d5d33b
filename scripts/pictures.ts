/**
 * Opens a page with every picture of a story that changed since the base commit: before, after and what differs, each to
 * be accepted or refused. Run with `npm run pictures`; words after it limit it to files of stories that contain them.
 */
import { parseArgs } from 'node:util'
import { describeCommit, resolveBase } from './pictures/base-commit.ts'
import { type Change, changedPictures } from './pictures/changes.ts'
import { readManifest, titleOf, writeManifest } from './pictures/manifest.ts'
import { afterFolder, beforeFolder, hashesAt, renderBase, renderWorkingTree } from './pictures/render.ts'
import { type Review, openReview } from './pictures/review.ts'
import { type ReviewedComponent, reviewPage } from './pictures/review-page.ts'
import { serveReview } from './pictures/review-server.ts'
import { currentStamp } from './pictures/stamp.ts'
import { storyFiles } from './pictures/story-files.ts'
import { root } from './root.ts'

const { values, positionals: filters } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { base: { type: 'string' }, ci: { type: 'boolean' } },
  allowPositionals: true,
})

const stamp = currentStamp()
const commit = resolveBase(values.base)
const base = describeCommit(commit)
console.log(`Taking the pictures of this working tree, to compare them with ${base} …`)
const taken = await renderWorkingTree(filters)
const before = await hashesAt(commit, stamp)
// Without references for this browser, those of the base commit are the first.
const manifest = readManifest(root, stamp) ?? before
const changes = changedPictures(before, manifest, taken)
if (taken.failed.length > 0) console.log(`Failed, so not compared:\n${taken.failed.join('\n')}`)
if (changes.length === 0) {
  console.log(`No picture differs from ${base}.`)
  process.exit(0)
}

const review = openReview(changes, manifest, (entries) => writeManifest(root, stamp, entries))
if (!values.ci) await serve(review)
process.exit(report(review))

async function serve(open: Review): Promise<void> {
  const names = changes.flatMap(({ name, before: hash }) => (hash ? [name] : []))
  console.log(`${changes.length} pictures differ. Taking those of ${base} …`)
  await renderBase(commit, stamp, names)
  const page = reviewPage({ base, components: byComponent(changes), failed: taken.failed })
  const server = await serveReview(open, { before: beforeFolder(commit, stamp), after: afterFolder, page })
  console.log(`\nReview them at ${server.address} (Ctrl+C ends it as well)`)
  const interrupted = new Promise<void>((resolve) => process.once('SIGINT', resolve))
  await Promise.race([server.finished, interrupted])
  await server.close()
}

function byComponent(all: readonly Change[]): ReviewedComponent[] {
  const files = new Map(storyFiles(root).map(({ id, ...file }) => [id, file]))
  const groups = Map.groupBy(all, ({ name, shot }) => titleOf(shot?.storyId ?? name))
  return [...groups].map(([id, ofComponent]) => ({
    title: files.get(id)?.title ?? id,
    file: files.get(id)?.file ?? null,
    changes: ofComponent,
  }))
}

/** Prints what is not accepted; the exit code says whether there is any. */
function report({ changes: all, verdictOf }: Review): number {
  const open = all.filter((change) => verdictOf(change) !== 'accepted')
  for (const change of open) console.log(`${verdictOf(change)}: ${change.name}`)
  console.log(`${all.length - open.length} of ${all.length} changed pictures are accepted.`)
  return open.length > 0 ? 1 : 0
}
