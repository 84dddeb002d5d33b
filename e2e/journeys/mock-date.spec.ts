import type { Page } from '@playwright/test'
import { demoAdmin, expect, test, wholeOnly } from '../support/aloft.ts'
import { logIn, newPerson } from '../support/people.ts'

/** The date that many days ahead, as shown in the frame. */
function dayIn(page: Page, days: number): Promise<string> {
  return page.evaluate((ms) => {
    const words = { weekday: 'long', day: 'numeric', month: 'long' } as const
    return new Date(Date.now() + ms).toLocaleDateString('en-GB', words)
  }, days * 86_400_000)
}

test(
  'the time machine triggers due work, in every window, and logs nobody out (CLK-03)',
  { tag: wholeOnly },
  async ({ page, browser, baseURL }) => {
    const { email, authToken } = await newPerson(page)
    await page.request.post('/api/delete-account', {
      data: { confirmation: 'DELETE' },
      headers: { authorization: `bearer ${authToken}` },
    })
    await logIn(page, demoAdmin.email, demoAdmin.password)
    await page.goto('/0/mock-date')
    const waiting = page.getByRole('region', { name: 'Up next' })
    const done = page.getByRole('region', { name: 'Just happened' })
    await expect(waiting.getByText(email)).toBeVisible()

    // Another user in a separate browser.
    const other = await browser.newPage({ ...(baseURL && { baseURL }) })
    await logIn(other, demoAdmin.email, demoAdmin.password)
    await other.goto('/0/list')
    await expect(other.getByText(await dayIn(page, 0))).toBeVisible()

    await page.getByRole('button', { name: '+ 1 day' }).click()
    await expect(page.getByText('24 hours ahead of real time')).toBeVisible()
    // Read from the frame, because the clock itself keeps running.
    const day = await page.evaluate(() => new Date(Date.now() + 86_400_000).getDate())
    await expect(page.getByTestId('product-time')).toHaveText(new RegExp(`^${day} `))
    // Other journeys delete accounts too.
    await expect(done.getByText('An account is deleted').first()).toBeVisible()
    await expect(waiting.getByText(email)).toBeHidden()
    await expect(other.getByText(await dayIn(page, 1))).toBeVisible()

    await page.getByRole('slider', { name: 'Skip to' }).fill('24')
    // Each item of due work has such a button too, below the slider's.
    await page.getByRole('button', { name: 'Skip ahead' }).first().click()
    await expect(page.getByText('2 days ahead of real time')).toBeVisible()
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByText(/^(?:2\.[3-9]|3(?:\.\d)?) days ahead/)).toBeVisible()
    await page.getByRole('button', { name: 'Pause' }).click()
    await other.close()
  },
)
