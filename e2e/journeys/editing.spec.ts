import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved, makeAd, openBrand } from '../support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** The same ad in another tab. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(field(other, 'Headline')).not.toHaveValue('')
  // Versions that arrive with the history, or with a new ad, count as seen there.
  await other.waitForLoadState('networkidle')
  return other
}

test('two tabs edit one ad: the user chooses between both changes, and nothing else is touched', async ({
  page,
}) => {
  await openBrand(page)
  await makeAd(page, 'Facebook')
  const other = await secondTab(page)
  await field(page, 'Primary text').fill('Written in the first tab.')
  await field(page, 'Headline').fill('First tab')
  await expectSaved(page)
  await field(other, 'Headline').fill('Second tab')
  await field(other, 'Description').fill('Also the second')

  const sheet = other.getByRole('group', { name: 'Both versions of Headline' })
  await expect(sheet.getByText('First tab')).toBeVisible()
  await expect(sheet.getByText('You, in another tab or on another device')).toBeVisible()
  await expect(field(other, 'Headline')).toHaveValue('Second tab')
  await expect(other.getByTestId('save-state')).toHaveText(/^Two versions/)
  await field(other, 'Headline').fill('Second tab, typed on')
  await sheet.getByRole('button', { name: 'Keep mine' }).click()
  await expectSaved(other)
  await expect(sheet).toBeHidden()

  // A tab that gets the focus back shows other people's edits; here, the other value is taken.
  await page.evaluate("dispatchEvent(new Event('focus'))")
  await expect(field(page, 'Headline')).toHaveValue('Second tab, typed on')
  await field(page, 'Headline').fill('First again')
  await expectSaved(page)
  await field(other, 'Headline').fill('Second again')
  await sheet.getByRole('button', { name: 'Use theirs' }).click()
  await expect(field(other, 'Headline')).toHaveValue('First again')
  await expectSaved(other)
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(field(other, 'Headline')).toHaveValue('Second again')
  await expectSaved(other)

  for (const tab of [page, other]) {
    await tab.reload()
    await expect(field(tab, 'Headline')).toHaveValue('Second again')
    await expect(field(tab, 'Primary text')).toHaveValue('Written in the first tab.')
    await expect(field(tab, 'Description')).toHaveValue('Also the second')
  }
})

test(
  'leaving the editor saves first, and keeps what cannot be saved',
  { tag: wholeOnly },
  async ({ page }) => {
    const { ads } = await openBrand(page)
    await makeAd(page, 'Facebook')
    const order: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/update-balloon')) order.push('save')
    })
    page.on('framenavigated', () => order.push('page'))
    await page.route('**/api/update-balloon', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await field(page, 'Headline').fill('One')
    await field(page, 'Headline').fill('Typed at the very end')
    await page.getByRole('link', { name: 'Back to overview' }).click()
    await expect(page).toHaveURL(/\/0$/)
    expect(order).toEqual(['save', 'save', 'page'])
    const titleOf = async () =>
      Object.entries((await ads())[0]?.data ?? {})
        .find(([key]) => key.endsWith('/fbTitle'))?.[1]
        .at(-1)?.value
    expect(await titleOf()).toBe('Typed at the very end')

    // The page can be left offline, and its edits are sent once the connection is back.
    await page.goBack()
    await page.unroute('**/api/update-balloon')
    await page.route('**/api/update-balloon', (route) => route.abort())
    await field(page, 'Headline').fill('Not sent before the page changed')
    await page.getByRole('link', { name: 'Back to overview' }).click()
    await expect(page).toHaveURL(/\/0$/)
    await page.unroute('**/api/update-balloon')
    await page.reload()
    await expect.poll(titleOf).toBe('Not sent before the page changed')
  },
)

test(
  'offline edits are stored, and saved when the connection is back',
  { tag: wholeOnly },
  async ({ page, context }) => {
    await openBrand(page)
    await makeAd(page, 'Facebook')
    await field(page, 'Headline').fill('Before the line broke')
    await expectSaved(page)

    await context.setOffline(true)
    await field(page, 'Headline').fill('')
    await field(page, 'Headline').pressSequentially('Typed without a line')
    await field(page, 'Primary text').fill('So was this, in another field.')
    await expect(page.getByText('Offline, not saved yet').first()).toBeVisible()
    await expect(page.getByTestId('headline')).toHaveText('Typed without a line')

    await context.setOffline(false)
    await expectSaved(page)
    await page.reload()
    await expect(field(page, 'Headline')).toHaveValue('Typed without a line')
    await expect(field(page, 'Primary text')).toHaveValue('So was this, in another field.')
  },
)

test(
  'a connection that breaks in the middle of a save loses nothing',
  { tag: wholeOnly },
  async ({ page, context }) => {
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
    await expect(page.getByText('Offline, not saved yet').first()).toBeVisible()
    await context.setOffline(false)
    await expectSaved(page)
    await page.reload()
    await expect(field(page, 'Headline')).toHaveValue('On its way when it broke')
  },
)

test('a failed save says so, keeps the text and can be retried', { tag: wholeOnly }, async ({ page }) => {
  await openBrand(page)
  await makeAd(page, 'Facebook')
  await page.route('**/api/update-balloon', (route) => route.fulfill({ status: 503, body: 'down' }))
  await field(page, 'Headline').fill('Not lost at all')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await expect(field(page, 'Headline')).toHaveValue('Not lost at all')
  await page.unroute('**/api/update-balloon')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectSaved(page)
  await page.reload()
  await expect(field(page, 'Headline')).toHaveValue('Not lost at all')
})
