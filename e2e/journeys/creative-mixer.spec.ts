import type { Locator, Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { pressByKeys, tabTo, walkByKeys } from '../support/by-keys.ts'
import { openBrand, toast } from '../support/people.ts'

const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Creatives to choose from' }).getByRole('listitem')
const keepBoxes = (page: Page): Locator => page.getByRole('checkbox', { name: /^Keep “/ })

/** Chooses an entry of a card's menu by keys. */
async function chooseInMenu(page: Page, card: Locator, entry: string): Promise<void> {
  await pressByKeys(page, card.getByRole('button', { name: /^More for “/ }))
  await pressByKeys(page, card.getByRole('button', { name: entry }))
}

/** Waits until the mix is there and each candidate that's in sight is drawn. */
async function expectMixed(page: Page): Promise<void> {
  // The worker loads its fonts first.
  await expect(page.getByText(/^\d+ creatives? to choose from$/)).toBeVisible({ timeout: 30_000 })
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', /^blob:/)
}

test('creatives are mixed, limited and saved by keys alone, and a reload loses nothing (CRE-01, ENT-32)', async ({
  page,
}) => {
  const { ideaId, call } = await openBrand(page)
  await page.goto('/0/creatives')
  await pressByKeys(page, page.getByRole('button', { name: 'New creative' }))
  await pressByKeys(page, page.getByRole('button', { name: /^Many at once/ }))
  await expect(page).toHaveURL(/\/0\/creative-mixer\?/)
  await expectMixed(page)
  const all = await keepBoxes(page).count()
  expect(all).toBeGreaterThan(12)
  expect(all).toBeLessThanOrEqual(60)

  await tabTo(page, keepBoxes(page).first())
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Save 1 creative' })).toBeVisible()
  await chooseInMenu(page, cards(page).nth(1), 'Lock this layout')
  await expect(page.getByRole('button', { name: /^Unlock Layout: / })).toBeVisible()
  await expectMixed(page)
  await expect.poll(() => keepBoxes(page).count()).toBeLessThan(all)

  // The chosen one stays, and comes first.
  await page.reload()
  await expectMixed(page)
  await expect(keepBoxes(page).first()).toBeChecked()
  await expect(page.getByRole('button', { name: /^Unlock Layout: / })).toBeVisible()
  expect(await walkByKeys(page)).toEqual({ unreached: [], covered: [] })

  await pressByKeys(page, page.getByRole('button', { name: /^Unlock Layout: / }))
  // A menu closes when its card gives way to another one.
  await expectMixed(page)
  await chooseInMenu(page, cards(page).nth(1), 'More like this')
  await expect(page.getByRole('button', { name: /^Show all kinds/ })).toBeVisible()
  await expectMixed(page)
  await tabTo(page, keepBoxes(page).nth(2))
  await page.keyboard.press('Space')
  await pressByKeys(page, page.getByRole('button', { name: 'Save 2 creatives' }))

  await expect(toast(page, '2 creatives are saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/0\/creatives/)
  await expect(page.getByRole('article')).toHaveCount(2)
  const { adCreatives } = await call<{ adCreatives: unknown[] }>('get-ad-creatives', { ideaId })
  expect(adCreatives).toHaveLength(2)

  // What was saved isn't saved again.
  await page.goto('/0/creative-mixer')
  await expectMixed(page)
  await expect(page.getByRole('checkbox', { name: /^Keep “/, checked: true })).toHaveCount(0)
})

test('what can’t be saved stays chosen, and the rest is saved', { tag: wholeOnly }, async ({ page }) => {
  const { ideaId, call } = await openBrand(page)
  await page.goto('/0/creative-mixer')
  await expectMixed(page)
  for (const place of [0, 1, 2]) await keepBoxes(page).nth(place).check()
  let saves = 0
  await page.route('**/api/save-ad-creative', (route) =>
    ++saves === 2 ? route.fulfill({ status: 400, json: { error: 'badRequest' } }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Save 3 creatives' }).click()
  await expect(page.getByText('2 creatives are saved, but not all')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('checkbox', { name: /^Keep “/, checked: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Save 1 creative' }).click()
  await expect(page).toHaveURL(/\/0\/creatives/)
  const { adCreatives } = await call<{ adCreatives: unknown[] }>('get-ad-creatives', { ideaId })
  expect(adCreatives).toHaveLength(3)
})
