import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/aloft.ts'
import { makeAd, openBrand } from '../support/people.ts'

/** A window of somebody without an account. */
async function visitor(browser: Browser, address: string | null): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(address ?? '')
  return page
}

test('people without an account comment on a shared preview, until its link is ended (RND-05, RTE-18)', async ({
  page,
  browser,
}) => {
  await openBrand(page)
  await makeAd(page, 'Facebook')
  await page.getByRole('button', { name: 'Share preview' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByText(/\/0\/render-ad-preview\?key=/).textContent()

  const guest = await visitor(browser, address)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Preview of “')
  const preview = guest.getByRole('article', { name: 'Facebook feed preview' })
  await expect(preview).toBeVisible()
  // A chat, the navigation and the login are all absent.
  await expect(guest.getByRole('navigation')).toHaveCount(0)
  await guest.getByLabel('Your name').fill('Maeve')
  await guest.getByLabel('Comment', { exact: true }).fill('Could the lamp be larger?')
  await guest.getByRole('button', { name: 'Pin it to a spot' }).click()
  await guest.keyboard.press('Shift+ArrowUp')
  await guest.getByRole('button', { name: 'Send comment' }).click()
  await expect(guest.getByText(/can see your comment now\.$/)).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Comment 1 by Maeve' })).toBeVisible()
  // The pictures on their own, once they're drawn.
  const pictures = guest.getByRole('link', { name: 'See the pictures on their own' })
  await expect(async () => {
    const refresh = guest.getByRole('button', { name: 'Check again' })
    if (await refresh.isVisible()) await refresh.click()
    await expect(pictures).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await pictures.click()
  const square = guest.getByRole('img').first()
  await expect(square).toHaveJSProperty('complete', true)
  await expect(square).not.toHaveJSProperty('naturalWidth', 0)

  await page.reload()
  await page.getByRole('button', { name: 'Share preview' }).click()
  await expect(page.getByText('Could the lamp be larger?')).toBeVisible()
  await page.getByRole('button', { name: 'End link' }).click()
  await expect(page.getByText('No links yet.')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await guest.context().close()
})
