import {
  addressesOf,
  type Chunk,
  fetchedWith,
  lightPages,
  mostBytes,
  readChunks,
  sentBytes,
} from '@aloft/web/build/chunks'
import type { Page } from '@playwright/test'
import { demo, expect, test } from '../support/aloft.ts'
import { logIn, openBrand } from '../support/people.ts'

/** On a phone with an empty cache, each script is a round trip. */
const mostScripts = 20

/**
 * For a stored picture as served. A logo in its original size would be 37 KB, but it's shown at 96 pixels.
 */
const mostBytesOfPixel = 0.3

/** Libraries that neither page may load, whatever their size. */
const heavy = /\/node_modules\/(?:zod|@xyflow|elkjs|fontkit)\//

const chunks = readChunks()

/** Scripts and styles that a page loads until no more requests follow. */
async function fetchedBy(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:js|css)$/.test(pathname)) asked.add(pathname)
  })
  await open()
  await page.waitForLoadState('networkidle')
  return [...asked].toSorted()
}

function modulesOf(fetched: readonly Chunk[]): string[] {
  return fetched.flatMap(({ modules }) => modules)
}

for (const name of ['login', 'brandRoot'] as const) {
  test(`${name} stays within its limits of bytes and libraries`, async ({ page }) => {
    // A separate brand, because a message about another journey's ad would load its own scripts.
    if (name === 'brandRoot') await openBrand(page)
    else await page.goto('/0/login')
    const asked = await fetchedBy(page, () => page.reload())
    const known = fetchedWith(chunks, lightPages[name])
    expect(asked).toEqual(addressesOf(known))
    expect(sentBytes(asked)).toBeLessThanOrEqual(mostBytes[name])
    expect(asked.filter((address) => address.endsWith('.js')).length).toBeLessThanOrEqual(mostScripts)
    expect(modulesOf(known).filter((module) => heavy.test(`/${module}`))).toEqual([])
  })
}

const pages = ['', '/list', '/briefs', '/statistics', '/account-settings']

for (const place of pages) {
  test(`/0${place} makes each call once`, async ({ page }) => {
    await openBrand(page)
    await page.waitForLoadState('networkidle')
    const made: string[] = []
    page.on('request', (request) => {
      const action = /^\/api\/([\w-]+)$/.exec(new URL(request.url()).pathname)?.[1]
      if (action) made.push(action)
    })
    await page.goto(`/0${place}`)
    await page.waitForLoadState('networkidle')
    expect(made).toContain('get-num-unread-notifications')
    expect(made.filter((action, index) => made.indexOf(action) !== index)).toEqual([])
  })
}

test('the frame comes before the session, and the first calls go side by side (SES-01, SES-03)', async ({
  page,
}) => {
  await openBrand(page)
  // Its own calls are over before those of the next load are listened to.
  await page.waitForLoadState('networkidle')
  const made: string[] = []
  page.on('request', (request) => {
    const action = /^\/api\/([\w-]+)$/.exec(new URL(request.url()).pathname)?.[1]
    if (action) made.push(action)
  })
  const release = Promise.withResolvers<void>()
  await page.route('**/api/get-user', async (route) => {
    await release.promise
    await route.continue()
  })
  // Held back until the other calls are made, which proves that none of them waits for it.
  const others = ['get-idea', 'get-num-unread-notifications', 'get-mock-date-offset-hours']
  await page.route('**/api/get-ideas-data', async (route) => {
    await expect.poll(() => others.every((action) => made.includes(action))).toBe(true)
    await route.continue()
  })
  await page.goto('/0')
  await expect(page.getByRole('main')).toBeVisible()
  expect(made).toEqual(['get-user'])
  release.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(made).toContain('get-ideas-data')
})

test('the overview fetches pictures as large as it shows them', async ({ page }) => {
  await logIn(page, demo.email, demo.password)
  await page.goto('/0')
  await page.waitForLoadState('networkidle')
  const pictures = page.locator('main img[src^="/files/"]')
  await expect(pictures.first()).toBeVisible()
  // Another journey on this server may have created ads, whose pictures are shown beside the logo.
  const shown = await pictures.evaluateAll((all) =>
    all.flatMap((one) => {
      const { currentSrc, clientWidth } = one as unknown as { currentSrc: string; clientWidth: number }
      const [entry] = performance.getEntriesByName(currentSrc) as unknown as { encodedBodySize: number }[]
      const width = Number(currentSrc && new URL(currentSrc).searchParams.get('width'))
      return entry ? [{ width, clientWidth, bytes: entry.encodedBodySize }] : []
    }),
  )
  // Each served width is about twice the previous one.
  expect(shown).not.toEqual([])
  for (const { width, clientWidth, bytes } of shown) {
    expect(width).toBeGreaterThanOrEqual(clientWidth)
    expect(width).toBeLessThanOrEqual(Math.max(96, 2 * clientWidth))
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(width * width * mostBytesOfPixel)
  }
})

test('the heavy libraries would be noticed if they were loaded', () => {
  const all = modulesOf(chunks)
  expect(all.some((module) => module.includes('/node_modules/react-dom/'))).toBe(true)
  expect(heavy.test('/node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js')).toBe(true)
})
