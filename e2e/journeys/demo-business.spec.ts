import { demo, demoAdmin, expect, test as base } from '../support/aloft.ts'
import { logIn } from '../support/people.ts'

/** What `npm start` shows on an empty machine, with its own server. */
const test = base.extend<object, object>({
  settings: [async ({}, use) => use({ DEMO: 'business' }), { scope: 'worker' }],
})
// If the demo wasn't prepared, the server creates it first.
test.describe.configure({ timeout: 180_000 })

const names = [
  'Old lamp in, €20 off, Facebook',
  'Wren Pair, Instagram',
  'Halo Wall, Google',
  'Brass polish, Facebook',
  'Gift box, Instagram',
  'Wren Cordless, Facebook',
  'Halo, Instagram',
  'Dome, Instagram',
  'Glass lamps, Google',
  'Dome Reading, Facebook',
  'Lamp repair, Google',
  'Wren, Facebook',
]
const states = [
  'In review',
  'Draft',
  'Rejected',
  /^Learning, day \d+ of 10$/,
  /^Ends \w+day$/,
  'Live',
  'Stopped',
  'Ended',
]

for (const width of [390, 1440]) {
  test(`the demo is a business at work at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await logIn(page, demo.email, demo.password)
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading).toContainText(/live/)
    await expect(heading).toContainText(/need/)
    await expect(heading).toContainText(/€\d+\.\d\d a day/)
    await expect(main.getByRole('heading', { level: 2, name: / so far$/ })).toBeVisible()
    for (const name of names) await expect(main.getByText(name, { exact: true }).first()).toBeVisible()
    for (const state of states) await expect(main.getByText(state, { exact: true }).first()).toBeVisible()
    // Every picture was drawn, and its file exists. Pictures further down are only fetched when they're
    // scrolled to.
    const decode =
      '[...document.querySelectorAll("main img")].map((image) => ((image.loading = "eager"), image.decode()))'
    expect(await page.evaluate(`Promise.all(${decode}).then((all) => all.length)`)).toBeGreaterThan(8)
    // Eight of the ads have pictures, which are fetched in the size they are shown in.
    const bytes =
      'performance.getEntriesByType("resource").filter(({ name }) => name.includes("/files/")).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)'
    expect(await page.evaluate(bytes)).toBeLessThanOrEqual(250_000)
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await page.evaluate(sideways)).toBe(0)

    // Which ads are shown is in the address, so that Back and a reload keep it.
    await main.getByRole('button', { name: /^Live \d/ }).click()
    await expect(page).toHaveURL(/[?&]show=live/)
    await expect(main.getByText('Draft', { exact: true })).toHaveCount(0)

    await page.goto('/0/statistics')
    await expect(main.getByText('ROAS').first()).toBeVisible()
    await expect(main.getByText(/€\d{3}\.\d\d/).first()).toBeVisible()
    await page.goto('/0/list')
    // On a phone, ads are cards, of which only those in sight are on the page.
    const ad = width > 600 ? main.getByText('Limited by budget') : main.getByRole('rowheader')
    await expect(ad.first()).toBeVisible()
  })
}

test('an admin finds two ads waiting for review', async ({ page }) => {
  await logIn(page, demoAdmin.email, demoAdmin.password)
  await page.goto('/0/admin')
  for (const name of ['Old lamp in, €20 off, Facebook', 'Wren Pair, Instagram'])
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
})

test('a new user starts at the beginning', async ({ page }) => {
  await logIn(page, 'maeve@harbourloaf.example', 'first batch 7')
  await expect(page).toHaveURL('/0/create/plan')
  await page.goto('/0/onboarding/details')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
