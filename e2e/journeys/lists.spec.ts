import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/aloft.ts'
import { makeAd, openBrand } from '../support/people.ts'

test('ads are found in a list, a gallery and a timeline, and downloaded as a file (LST-01)', async ({
  page,
}) => {
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
})
