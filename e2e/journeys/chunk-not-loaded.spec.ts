import type { Page } from '@playwright/test'
import { readChunks } from '@aloft/web/build/chunks'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { makeAd, openBrand } from '../support/people.ts'

const briefs = readChunks().find(({ entry }) => entry === 'apps/web/src/screens/briefs/briefs.screen.tsx')
const headline = (page: Page) => page.getByLabel('Headline', { exact: true })
const toBriefs = (page: Page) =>
  page.getByRole('link', { name: 'Briefs' }).filter({ visible: true }).first().click()

// What is loaded ahead of time is not missing later.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
)

/** As after an upgrade: the server no longer has the screen's file. Returns the function that gives it back. */
async function takeAway(page: Page): Promise<() => void> {
  let isGone = true
  await page.route(`**/${briefs?.file}`, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return () => void (isGone = false)
}

function countLoads(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => count++)
  return () => count
}

test(
  'a screen missing on the server reloads the page, and nothing typed is lost (ERR-08)',
  { tag: wholeOnly },
  async ({ page }) => {
    await openBrand(page)
    await makeAd(page, 'Facebook')
    const editor = page.url()
    const giveBack = await takeAway(page)
    const loads = countLoads(page)
    // Registered before the next page requests it.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) giveBack()
    })
    await headline(page).fill('Typed before the page went')
    await toBriefs(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Briefs')
    expect(loads()).toBe(1)
    await page.goto(editor)
    await expect(headline(page)).toHaveValue('Typed before the page went')
  },
)

test(
  'a screen that loads slowly shows progress at the top of the previous page',
  { tag: wholeOnly },
  async ({ page }) => {
    await openBrand(page)
    let send = () => {}
    const isSent = new Promise<void>((resolve) => (send = resolve))
    await page.route(`**/${briefs?.file}`, async (route) => {
      await isSent
      await route.continue()
    })
    const progress = page.getByTestId('page-progress')
    await toBriefs(page)
    await expect(progress).toBeVisible()
    send()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Briefs')
    await expect(progress).toHaveCount(0)
  },
)

test(
  'a screen that stays missing is reported, without a loop, and can be retried',
  { tag: wholeOnly },
  async ({ page }) => {
    await openBrand(page)
    const giveBack = await takeAway(page)
    const loads = countLoads(page)
    await toBriefs(page)
    const unreachable = page.getByRole('heading', { name: 'We can’t reach the server.' })
    await expect(unreachable).toBeVisible()
    expect(loads()).toBe(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(loads).toBe(2)
    await expect(unreachable).toBeVisible()
    giveBack()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Briefs')
    expect(loads()).toBe(3)
  },
)

test(
  'while offline a page stays as it is, whatever is pressed',
  { tag: wholeOnly },
  async ({ page, context }) => {
    await openBrand(page)
    await makeAd(page, 'Facebook')
    await page.reload()
    await expect(headline(page)).toBeVisible()
    await context.setOffline(true)
    await headline(page).fill('Typed without a line')
    await page.keyboard.press('Control+k')
    await expect(headline(page)).toHaveValue('Typed without a line')
    await toBriefs(page)
    await expect(page.getByRole('heading', { name: 'We can’t reach the server.' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.goBack()
    await expect(headline(page)).toHaveValue('Typed without a line')
    await context.setOffline(false)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Briefs')
  },
)
