import type { Page } from '@playwright/test'
import { demoAdmin, expect, test, wholeOnly } from '../support/aloft.ts'
import { logIn, openBrand, toast } from '../support/people.ts'

// Navigation between pages: scroll position, focus, and the notice of a lost connection.

const scrollY = (page: Page) => page.evaluate('Math.round(scrollY)')

test('a page starts at the top with its heading, and Back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openBrand(page)
  const entry = (name: string) => page.getByRole('navigation', { name: 'Brand' }).getByRole('link', { name })
  const heading = page.getByRole('heading', { level: 1 })
  await entry('Briefs').focus()
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await expect(heading).toHaveText('Briefs')
  await expect(page.getByRole('status').filter({ hasText: /^Briefs · / })).toBeAttached()

  await page.evaluate('scrollTo(0, 300)')
  await expect.poll(() => scrollY(page)).toBe(300)
  await entry('Overview').click()
  await expect(heading).toContainText('Nightjar')
  await expect(heading).toBeFocused()
  expect(await scrollY(page)).toBe(0)
  // The briefs load late, so the page is short at first.
  await page.route('**/api/get-briefs', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(300)
})

test(
  'the target of a hash is shown, even if it loads later than the page',
  { tag: wholeOnly },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await openBrand(page)
    await page.goto('/0/timeline#later')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(`setTimeout(() => {
    document.querySelector('main').insertAdjacentHTML('beforeend', '<p style="height: 1500px"><p id="later">Here')
  }, 500)`)
    await expect(page.getByText('Here')).toBeInViewport()
  },
)

test(
  'every page behind the login shows that the connection is lost, the editor in its own way',
  { tag: wholeOnly },
  async ({ page, context }) => {
    await openBrand(page)
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
    const note = page.getByText('You’re offline. This page may not be up to date.')
    await context.setOffline(true)
    await expect(note).toBeVisible()
    await context.setOffline(false)
    await expect(note).toBeHidden()
  },
)

test('a failure that leads to the login page is shown there too (OPN-17)', async ({ page }) => {
  await openBrand(page)
  await page.route('**/api/get-briefs', (route) => route.fulfill({ json: 'NOK' }))
  await page.route('**/api/login', (route) => route.fulfill({ json: 'NOK' }))
  await page.getByRole('navigation', { name: 'Brand' }).getByRole('link', { name: 'Briefs' }).click()
  await expect(page).toHaveURL('/0/login')
  await expect(toast(page, "Oops, that didn't work... Please refresh your page to try again.")).toBeVisible()
})

test('an opened brand is only reported to the server if it differs from the stored one', async ({ page }) => {
  await openBrand(page)
  const called: string[] = []
  page.on('request', (request) => called.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar')
  await page.waitForLoadState('networkidle')
  expect(called).toContain('/api/get-idea')
  expect(called).not.toContain('/api/set-idea-open-date')
})

test('admins find the admin area and the brands, others see that they are no admins (ADM-03)', async ({
  page,
  browser,
  aloft,
}) => {
  await openBrand(page)
  await page.goto('/0/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for admins only.')
  for (const name of ['Admin area', 'Brands'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)

  const admin = await browser.newPage({ baseURL: aloft.url })
  await logIn(admin, demoAdmin.email, demoAdmin.password)
  await expect(admin.getByRole('link', { name: 'Admin area' }).first()).toBeVisible()
  await admin.getByRole('link', { name: 'Brands', exact: true }).first().click()
  await expect(admin).toHaveURL(/\/0\/manage-projects/)
  await expect(admin.getByText(/^Coming soon/)).toBeVisible()
  await admin.close()
})
