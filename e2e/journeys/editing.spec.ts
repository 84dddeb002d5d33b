import type { Page } from '@playwright/test'
import { expect, test } from '../support/aloft.ts'
import { expectSaved, makeAd, openBrand } from '../support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('two tabs may write in one ad: the later word counts, and nothing else is touched', async ({
  page,
  context,
}) => {
  await openBrand(page)
  await makeAd(page, 'Facebook')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(field(other, 'Headline')).not.toHaveValue('')

  await field(page, 'Primary text').fill('Written in the first tab.')
  await field(page, 'Headline').fill('First tab')
  await expectSaved(page)
  await field(other, 'Headline').fill('Second tab')
  await field(other, 'Description').fill('Also the second')
  await expectSaved(other)

  for (const tab of [page, other]) {
    await tab.reload()
    await expect(field(tab, 'Headline')).toHaveValue('Second tab')
    await expect(field(tab, 'Primary text')).toHaveValue('Written in the first tab.')
    await expect(field(tab, 'Description')).toHaveValue('Also the second')
  }
})

test('what is typed offline is kept and saved when the line is back', async ({ page, context }) => {
  await openBrand(page)
  await makeAd(page, 'Facebook')
  await field(page, 'Headline').fill('Before the line broke')
  await expectSaved(page)

  await context.setOffline(true)
  await field(page, 'Headline').fill('')
  await field(page, 'Headline').pressSequentially('Typed without a line')
  await field(page, 'Primary text').fill('So was this, in another field.')
  await expect(page.getByText('Offline: not saved yet').first()).toBeVisible()
  await expect(page.getByTestId('headline')).toHaveText('Typed without a line')

  await context.setOffline(false)
  await expectSaved(page)
  await page.reload()
  await expect(field(page, 'Headline')).toHaveValue('Typed without a line')
  await expect(field(page, 'Primary text')).toHaveValue('So was this, in another field.')
})

test('a line that breaks in the middle of a save loses nothing', async ({ page, context }) => {
  await openBrand(page)
  await makeAd(page, 'Facebook')
  let hasFailed = false
  await page.route('**/api/update-balloon', async (route) => {
    if (hasFailed) return route.continue()
    hasFailed = true
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await field(page, 'Headline').fill('On its way when it broke')
  await expect(page.getByText('Offline: not saved yet').first()).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)
  await page.reload()
  await expect(field(page, 'Headline')).toHaveValue('On its way when it broke')
})

test('a save that fails says so, keeps the words and can be tried again', async ({ page }) => {
  await openBrand(page)
  await makeAd(page, 'Facebook')
  await page.route('**/api/update-balloon', (route) => route.fulfill({ status: 503, body: 'down' }))
  await field(page, 'Headline').fill('Not lost at all')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await expect(field(page, 'Headline')).toHaveValue('Not lost at all')
  await page.unroute('**/api/update-balloon')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectSaved(page)
  await page.reload()
  await expect(field(page, 'Headline')).toHaveValue('Not lost at all')
})
