import type { Page } from '@playwright/test'
import { demo, expect, test } from '../support/aloft.ts'

async function logIn(page: Page): Promise<void> {
  await page.goto('/0/login')
  await page.getByLabel('Email').fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar')
}

/** Through the wizard with everything left to the product but the platform. */
async function askForAd(page: Page, platform: 'Google' | 'Facebook' | 'Instagram'): Promise<void> {
  await page.getByRole('radio', { name: platform }).check({ force: true })
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await page.getByRole('button', { name: /Make the ad · 10 tokens/ }).click()
}

test.describe.configure({ mode: 'serial' })

test('the first ad is made, changed, and found again after a reload', async ({ page }) => {
  await logIn(page)
  await page.getByRole('button', { name: 'Make the first ad' }).click()
  await askForAd(page, 'Facebook')
  await page.getByRole('button', { name: 'Open the ad' }).first().click()
  await expect(page).toHaveURL(/\/0\/editor\?ideaId=.+&balloonId=.+/)
  const headline = page.getByLabel('Headline', { exact: true })
  await expect(headline).not.toHaveValue('')
  await headline.fill('Lamps that can be mended')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await expect(page.getByText('Lamps that can be mended').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Lamps that can be mended')
  await page.goto('/0')
  await expect(page.getByText('Lamps that can be mended').first()).toBeVisible()
})

test('an ad for Google fills its fifteen headlines, and edits can be undone', async ({ page }) => {
  await logIn(page)
  await page.goto('/0/create/new-ad')
  await askForAd(page, 'Google')
  await page.getByRole('button', { name: 'Open the ad' }).first().click()
  const first = page.getByLabel('Headline 1', { exact: true })
  await expect(first).not.toHaveValue('')
  const written = await first.inputValue()
  await first.fill('Lamps from Galway')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(first).toHaveValue(written)
})
