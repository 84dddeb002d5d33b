import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { signUp, skipFirstAds } from '../support/people.ts'

async function readWebsite(page: Page, address: string): Promise<void> {
  await page.getByLabel('Website address').fill(address)
  await page.getByRole('button', { name: 'Scan my website' }).click()
}

const useBrief = { name: 'Looks good, continue' }

test('a newcomer goes from the sample website to a brand with its brief', async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: 'nightjar.example' }).click()
  await expect(page.getByRole('button', useBrief)).toBeEnabled({ timeout: 40_000 })
  await expect(page.getByRole('heading', { name: 'Nightjar Lamps' })).toBeVisible()
  await expect(page.getByText('Every lamp can be opened and rewired').first()).toBeVisible()
  await expect(page.getByText('Two pages disagree.')).toBeVisible()
  // The site is called by its name, and its links lead to the pages' real addresses.
  await expect(page.getByRole('main')).not.toContainText('127.0.0.1')
  const pages = page.getByRole('main').locator('a[target="_blank"]')
  await expect(pages.first()).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:\d+(?:\/|$)/)

  await page.getByLabel('Location', { exact: true }).fill('Galway and Mayo')
  await page.getByRole('button', { name: 'Neither', exact: true }).first().click()
  await page.reload()
  await expect(page.getByText('Neither of these')).toBeVisible()
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Galway and Mayo')
  await page.getByRole('button', useBrief).click()
  await skipFirstAds(page)
  await expect(page).toHaveURL('/0')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar Lamps')
  // The logo is our own copy: pictures are never loaded from other sites.
  const logo = page.getByRole('main').locator('img').first()
  await expect(logo).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}\.png$/)
})

test('the user’s edits during the scan stay as written', { tag: wholeOnly }, async ({ page, aloft }) => {
  await signUp(page)
  await readWebsite(page, aloft.sites['bakery'] ?? '')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('My own name')
  await expect(page.getByRole('button', useBrief)).toBeEnabled({ timeout: 40_000 })
  await expect(name).toHaveValue('My own name')
  await page.getByRole('button', useBrief).click()
  await skipFirstAds(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My own name')
})

test(
  'each kind of failure shows the reason, and offers the other way',
  { tag: wholeOnly },
  async ({ page, aloft }) => {
    await signUp(page)
    await readWebsite(page, aloft.sites['app-shell'] ?? '')
    await expect(page.getByText('We were unable to get data from your website.')).toBeVisible()
    await readWebsite(page, aloft.sites['redirect-loop'] ?? '')
    await expect(page.getByText('Invalid URL. Please try again.')).toBeVisible()
    await readWebsite(page, aloft.sites['parked'] ?? '')
    await expect(page.getByText(/look like a business website/)).toBeVisible()
    await page
      .getByRole('button', { name: /Describe your brand/ })
      .first()
      .click()
    await page
      .getByRole('textbox')
      .fill('We rewire old table lamps in Galway and blow new shades of glass, one at a time, by hand.')
    await page.getByRole('button', { name: 'Write my brief' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Old Lamps')
    await page.reload()
    await expect(page.getByLabel('In one sentence')).toHaveValue(/We rewire old table lamps in Galway/)
    await page.getByRole('button', useBrief).click()
    await skipFirstAds(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Old Lamps')
  },
)

test(
  'the brief is still there after a power cut of the server',
  { tag: wholeOnly },
  async ({ page, aloft }) => {
    await signUp(page)
    await readWebsite(page, aloft.sites['french'] ?? '')
    await expect(page.getByRole('button', useBrief)).toBeEnabled({ timeout: 40_000 })
    await aloft.restart()
    await page.reload()
    await expect(page.getByRole('button', useBrief)).toBeEnabled()
  },
)
