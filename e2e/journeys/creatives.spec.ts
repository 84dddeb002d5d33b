import { demo, expect, test as base } from '../support/aloft.ts'
import { logIn, toast } from '../support/people.ts'

/** On the demo business, whose creatives have been launched. */
const test = base.extend<object, object>({
  settings: [async ({}, use) => use({ DEMO: 'business' }), { scope: 'worker' }],
})
// If the demo wasn't prepared, the server creates it first.
test.describe.configure({ timeout: 180_000 })

test('creatives are filtered, downloaded, copied, archived, restored and deleted (CRE-13)', async ({
  page,
}) => {
  await logIn(page, demo.email, demo.password)
  await page.goto('/0/creatives')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const cards = main.getByRole('article')
  const menuEntry = async (name: string) => {
    await cards
      .first()
      .getByRole('button', { name: /^More actions/ })
      .click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await expect(cards.first()).toBeVisible()
  const count = await cards.count()
  expect(count).toBeGreaterThan(3)

  // Four counts, and two filters, which the address keeps.
  const clicked = cards.filter({ hasText: /Impressions[1-9]/ }).first()
  for (const label of ['Ad runs', 'Versions', 'Impressions', 'Clicks'])
    await expect(clicked.getByText(label, { exact: true })).toBeVisible()
  await main.getByLabel('Clicks').selectOption('At least 10')
  await expect(page).toHaveURL(/[?&]clicks=10/)
  await expect(cards).not.toHaveCount(count)
  await main.getByLabel('Ad name').fill('no ad is called that')
  await expect(main.getByRole('heading', { name: 'No creatives match these filters' })).toBeVisible()
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards).toHaveCount(count)
  await main.getByLabel('Ad name').fill('wren')
  await expect(cards).not.toHaveCount(count)
  await expect(cards.first()).toContainText('Wren')
  await main.getByLabel('Ad name').fill('')
  await expect(cards).toHaveCount(count)

  // One format as WebP.
  await cards
    .first()
    .getByRole('button', { name: /^Download/ })
    .click()
  await dialog.getByText('WebP').click()
  await dialog.getByLabel('Size').selectOption('Square (1:1)')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/ 1x1\.webp$/)

  await menuEntry('Duplicate')
  await expect(toast(page, 'You’ve got a copy of')).toBeVisible()
  await expect(cards).toHaveCount(count + 1)

  // Two at once, which Undo brings back.
  for (const place of [0, 1]) await cards.nth(place).getByRole('checkbox').check()
  await main
    .getByRole('group', { name: 'Selected creatives' })
    .getByRole('button', { name: 'Archive' })
    .click()
  await expect(main.getByText('2 creatives archived')).toBeVisible()
  await expect(cards).toHaveCount(count - 1)
  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(count + 1)

  // The copy goes to the archive, comes back and is deleted.
  await menuEntry('Archive')
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(cards).toHaveCount(count)
  await main.getByRole('button', { name: 'Archived', exact: true }).click()
  await expect(cards).toHaveCount(1)
  await menuEntry('Restore')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(main.getByRole('heading', { name: 'Nothing is archived' })).toBeVisible()
  await main.getByRole('button', { name: 'Active', exact: true }).click()
  await expect(cards).toHaveCount(count + 1)
  await cards
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(cards).toHaveCount(count)
})
