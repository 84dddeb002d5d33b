import { expect, test } from '../support/aloft.ts'
import { openBrand } from '../support/people.ts'

test('the search ignores accents, opens pages, and closes with the page below it', async ({ page }) => {
  await openBrand(page)
  const search = page.getByRole('combobox', { name: 'Search' })
  // The shortcut works once the code behind the page has loaded.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused({ timeout: 1000 })
  }).toPass()
  await search.fill('bríefs')
  await expect(page.getByRole('option')).toHaveText(['Briefs'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Briefs')
  await expect(search).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(search).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/0')
  await expect(search).toBeHidden()
})

test('on a phone the search has a button, and a question mark can be typed in a field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBrand(page)
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).click()
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(search).toBeFocused()
  await page.keyboard.type('?')
  await expect(search).toHaveValue('?')
  await expect(page.getByText('No results')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('term')).toHaveText([
    'Search pages, brands and ads',
    'Ask Loona',
    'Show keyboard shortcuts',
    'Undo the last change',
    'Redo (in the editor)',
    'Jump to notifications',
    'Close a window or menu',
  ])
})

test('the search acts, and knows recent pages on another device', async ({ page, browser }) => {
  await openBrand(page)
  const search = page.getByRole('combobox', { name: 'Search' })
  const openSearch = () =>
    expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(search).toBeFocused({ timeout: 1000 })
    }).toPass()
  await openSearch()
  await search.fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')

  await page.getByRole('link', { name: 'Briefs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Briefs')
  await page.getByRole('link', { name: 'Overview' }).click()
  const saved = page.waitForRequest('**/api/save-preferences', { timeout: 30_000 })
  await openSearch()
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(recent).toHaveText(['Briefs'])
  await saved

  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const device = await other.newPage()
  await device.goto(page.url())
  await expect(async () => {
    await device.keyboard.press('Control+k')
    await expect(device.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(['Briefs'], {
      timeout: 1000,
    })
  }).toPass()
  await other.close()
})
