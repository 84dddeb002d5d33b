import type { Page } from '@playwright/test'
import { demoAdmin, expect, test } from '../support/aloft.ts'
import { logIn } from '../support/people.ts'

/** The day that is so many days away, as the frame of the product writes it. */
function dayIn(page: Page, days: number): Promise<string> {
  return page.evaluate((ms) => {
    const words = { weekday: 'long', day: 'numeric', month: 'long' } as const
    return new Date(Date.now() + ms).toLocaleDateString('en', words)
  }, days * 86_400_000)
}

test('the test clock moves the dates of the product, and logs nobody out (CLK-03)', async ({ page }) => {
  await logIn(page, demoAdmin.email, demoAdmin.password)
  await page.goto('/0/mock-date')
  await expect(page.getByText(await dayIn(page, 0))).toBeVisible()
  await page.getByLabel('Hours ahead of real time').fill('2160')
  await page.getByRole('button', { name: 'Set the clock' }).click()
  await expect(page.getByText('2160 hours ahead of real time')).toBeVisible()
  // Each press goes on from where the clock stands.
  for (const hours of [2184, 2208]) {
    await page.getByRole('button', { name: '+ 1 day' }).click()
    await expect(page.getByText(`${hours} hours ahead of real time`)).toBeVisible()
  }
  await expect(page.getByText(await dayIn(page, 92))).toBeVisible()
  await page.goto('/0/list')
  await expect(page.getByText(await dayIn(page, 92))).toBeVisible()

  // Others of this server live by its clock.
  await page.goto('/0/mock-date')
  await page.getByRole('button', { name: 'Back to real time' }).click()
  await expect(page.getByText(await dayIn(page, 0))).toBeVisible()
})
