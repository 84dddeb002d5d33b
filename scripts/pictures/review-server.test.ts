import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { type Change, changedPictures } from './changes.ts'
import { manifestPath, parseManifest, pictureHash, writeManifest } from './manifest.ts'
import { openReview } from './review.ts'
import { reviewPage } from './review-page.ts'
import { serveReview } from './review-server.ts'
import { pictureFile } from './taken.ts'

const red = { r: 200, g: 20, b: 20 }
const blue = { r: 20, g: 20, b: 200 }

test('a reviewer sees both sides of a change, accepts one and refuses another', async () => {
  const { root, address, finished, hashes } = await openMadeUpReview()
  const page = await (await fetch(address)).text()
  expect(page).toContain('<h2>Views/Account/Login</h2>')
  expect(page).toContain('views/login.stories.tsx')
  for (const [path] of page.matchAll(/\/(?:before|after|difference)\/[\w-]+\.png/g)) {
    expect((await fetch(new URL(path, address))).headers.get('content-type'), path).toBe('image/png')
  }

  expect(await verdicts(address)).toEqual({
    'views-login--full': 'undecided',
    'views-login--full--dark': 'undecided',
    'views-login--new': 'undecided',
  })
  await decide(address, ['views-login--full'], 'accepted')
  await decide(address, ['views-login--full--dark', 'views-login--new'], 'refused')
  expect(await verdicts(address)).toEqual({
    'views-login--full': 'accepted',
    'views-login--full--dark': 'refused',
    'views-login--new': 'refused',
  })
  expect(manifestOf(root)).toEqual({
    'views-login--full': hashes.after,
    'views-login--full--dark': hashes.before,
    'views-other--full': 'untouched',
  })

  await fetch(new URL('/finish', address), { method: 'POST' })
  await finished
})

test('what is refused after it was accepted has its old hash again', async () => {
  const { root, address, hashes } = await openMadeUpReview()
  await decide(address, ['views-login--full', 'views-login--new'], 'accepted')
  expect(manifestOf(root)).toMatchObject({
    'views-login--full': hashes.after,
    'views-login--new': hashes.after,
  })
  await decide(address, ['views-login--full', 'views-login--new'], 'refused')
  expect(manifestOf(root)).toMatchObject({ 'views-login--full': hashes.before })
  expect(manifestOf(root)).not.toHaveProperty('views-login--new')
})

test('the difference is red where the sides differ, and as large as the larger of them', async () => {
  const { address } = await openMadeUpReview()
  const png = await (await fetch(new URL('/difference/views-login--full.png', address))).arrayBuffer()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([40, 30])
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
})

test('another site cannot decide, and nothing else on the disk is served', async () => {
  const { root, address } = await openMadeUpReview()
  const before = manifestOf(root)
  const body = JSON.stringify({ names: ['views-login--full'], verdict: 'accepted' })
  expect(await statusOf(address, '/verdicts', { origin: 'https://other.example' }, body)).toBe(403)
  expect(await statusOf(address, '/verdicts', { host: 'other.example' }, body)).toBe(403)
  expect(manifestOf(root)).toEqual(before)
  expect(await statusOf(address, '/after/..%2Fbefore%2Fviews-login--full.png')).toBe(404)
  expect(await statusOf(address, '/before/views-login--new.png')).toBe(404)
})

/** A review of two changed pictures and a new one, which lie in a temporary folder. */
async function openMadeUpReview() {
  const root = mkdtempSync(join(tmpdir(), 'review-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [before, after] = [join(root, 'before'), join(root, 'after')]
  const hashes = { before: '', after: '' }
  for (const folder of [before, after]) mkdirSync(folder)
  for (const name of ['views-login--full', 'views-login--full--dark', 'views-login--new']) {
    hashes.before = await draw(pictureFile(before, name), red, 20)
    hashes.after = await draw(pictureFile(after, name), blue, 30)
  }
  const base = new Map([
    ['views-login--full', hashes.before],
    ['views-login--full--dark', hashes.before],
    ['views-other--full', 'untouched'],
  ])
  const shot = {
    hash: hashes.after,
    storyId: 'views-login--full',
    story: 'Full',
    file: 'views/login.stories.tsx',
  }
  const changes: Change[] = changedPictures(base, base, {
    shots: { 'views-login--full': shot, 'views-login--full--dark': shot, 'views-login--new': shot },
    complete: ['views-login'],
    failed: [],
  })
  writeManifest(root, stamp, base)
  const review = openReview(changes, base, (entries) => writeManifest(root, stamp, entries))
  const components = [{ title: 'Views/Account/Login', file: 'views/login.stories.tsx', changes }]
  const page = reviewPage({ base: 'abc “Before”', components, failed: [] })
  const server = await serveReview(review, { before, after, page })
  onTestFinished(server.close)
  return { root, hashes, ...server }
}

const stamp = 'linux-x64-chromium-1.0.0-fonts-f1'

async function draw(file: string, background: typeof red, height: number): Promise<string> {
  await sharp({ create: { width: 40, height, channels: 3, background } })
    .png()
    .toFile(file)
  return pictureHash(readFileSync(file))
}

function manifestOf(root: string): Record<string, string> {
  return Object.fromEntries(parseManifest(readFileSync(join(root, manifestPath(stamp)), 'utf8')))
}

async function verdicts(address: string): Promise<unknown> {
  return (await fetch(new URL('/verdicts', address))).json()
}

async function decide(address: string, names: string[], verdict: string): Promise<void> {
  await fetch(new URL('/verdicts', address), { method: 'POST', body: JSON.stringify({ names, verdict }) })
}

/** By hand, as `fetch` sets these headers itself; a body makes it a POST. */
function statusOf(
  address: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    request({ hostname, port, path, headers, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end(body)
  })
}
