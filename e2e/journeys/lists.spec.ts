import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { makeAd, openBrand } from '../support/people.ts'

test(
  'ads are found in a list, a gallery and a timeline, and downloaded as a file (LST-01)',
  { tag: wholeOnly },
  async ({ page }) => {
    await openBrand(page)
    await makeAd(page, 'Google')
    await page.goto('/0')
    await page.getByRole('link', { name: 'Ads', exact: true }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/0\/list/)
    const rows = page.getByRole('rowheader')
    await expect(rows).toHaveCount(1)
    await expect(page.getByRole('row').nth(1)).toContainText(/Draft.*Google.*Traffic.*–/)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^ads-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFName,Status,Platform,Type,Start,Time left,Impressions,Results,Spend,Cost per result,Currency',
    )
    expect(lines[1]).toMatch(/,Draft,Google,Traffic,,,,,,,EUR$/)

    await page.getByLabel('Platform').selectOption('Facebook')
    await expect(page.getByText('No ads match these filters')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Platform')).toHaveValue('facebook')
    await page.getByLabel('Platform').selectOption('Google')
    await expect(rows).toHaveCount(1)

    await page.getByRole('button', { name: 'Gallery' }).click()
    await expect(page).toHaveURL(/\/0\/gallery\?.*platform=google/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Ads', exact: true }).first()).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.getByRole('button', { name: 'Timeline' }).click()
    await expect(page).toHaveURL(/\/0\/timeline/)
    await expect(page.getByText('Doesn’t run in this period')).toBeVisible()
    await page.getByRole('region', { name: 'Timeline' }).getByRole('button').click()
    await expect(page).toHaveURL(/\/0\/editor/)
  },
)

test('a list stays as its user set it, and its ads are archived at once (LST-02)', async ({ page }) => {
  await openBrand(page)
  await makeAd(page, 'Google')
  await page.goto('/0/list?platform=google')
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(1)
  // What the user sets is there on the next visit, and on each device.
  await page.getByLabel('Figures for').selectOption('Last 30 days')
  await expect(page.getByText(/^Compared with/)).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog', { name: 'Columns' }).getByLabel('Clicks', { exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Saved filters' }).click()
  const saved = page.getByRole('dialog', { name: 'Saved filters' })
  await saved.getByLabel('Name for these filters').fill('A month of Google')
  await saved.getByRole('button', { name: 'Save' }).click()
  await expect(saved.getByRole('button', { name: 'A month of Google', exact: true })).toBeVisible()
  await page.goto('/0/list')
  await expect(page.getByRole('columnheader', { name: 'Clicks', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await saved.getByRole('button', { name: 'A month of Google', exact: true }).click()
  await expect(page).toHaveURL(/platform=google.*period=30|period=30.*platform=google/)
  await page.keyboard.press('Escape')

  await page.getByRole('checkbox', { name: 'Select all ads' }).check()
  await page.getByRole('group', { name: 'Selected ads' }).getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('1 ad archived')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(1)

  // The key does the same, for one change after the other.
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await saved.getByRole('button', { name: 'Delete A month of Google' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Select all ads' }).check()
  await page.getByRole('group', { name: 'Selected ads' }).getByRole('button', { name: 'Archive' }).click()
  await expect(rows).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await expect(saved.getByRole('button', { name: 'A month of Google', exact: true })).toBeVisible()
})
