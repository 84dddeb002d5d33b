import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved, logIn, makeAd, openBrand } from '../support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const saves = '**/api/update-balloon'

/** From the account menu, as on pages with a bar at the top. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByPlaceholder('Search pages, brands, ads').fill(words)
  await page.getByRole('option', { name: words }).first().click()
}

/** Slows everything down, so that code that doesn't wait is noticed. */
async function slowSaves(page: Page): Promise<void> {
  await page.route(saves, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
}

/** An open ad with slow saves, and a function that reads its headline from the database. */
async function openSlowAd(page: Page) {
  const { ads, email } = await openBrand(page)
  await makeAd(page, 'Facebook')
  await slowSaves(page)
  const headline = async () => {
    const [ad] = await ads()
    return Object.entries(ad?.data ?? {})
      .find(([key]) => key.endsWith('/fbTitle'))?.[1]
      .at(-1)?.value
  }
  return { ads, email, headline, address: page.url() }
}

test('each way to another page saves the last edits (RTE-21)', { tag: wholeOnly }, async ({ page }) => {
  const { ads, headline, address } = await openSlowAd(page)
  await page.getByRole('button', { name: /^Rename the ad/ }).click()
  // Without Enter: the name is still being typed.
  await page.getByLabel('Ad name').fill('Left by Back')
  await page.goBack()
  await expect(field(page, 'Headline')).toBeHidden()
  expect((await ads())[0]).toMatchObject({ name: 'Left by Back' })

  await page.goto(address)
  await field(page, 'Headline').fill('Left by the search')
  await search(page, 'Briefs')
  await expect(field(page, 'Headline')).toBeHidden()
  expect(await headline()).toBe('Left by the search')
  await expect(page).toHaveURL(/\/0\/briefs/)
})

test(
  'a page that closes at once hands its edits to the next one, and logging out waits for them',
  { tag: wholeOnly },
  async ({ page, context }) => {
    const { email, headline, address } = await openSlowAd(page)
    await field(page, 'Headline').fill('Left by an address')
    await page.goto('/0/list')
    await expect.poll(headline).toBe('Left by an address')

    await page.goto(address)
    const next = await context.newPage()
    await next.goto('/0')
    await field(page, 'Headline').fill('Left by closing')
    await page.close({ runBeforeUnload: true })
    await next.evaluate("dispatchEvent(new Event('focus'))")
    await expect.poll(headline).toBe('Left by closing')

    await next.goto(address)
    await slowSaves(next)
    await field(next, 'Headline').fill('Left by logging out')
    await logOut(next)
    await expect(next).toHaveURL('/0/login')
    await logIn(next, email)
    await next.goto(address)
    await expect(field(next, 'Headline')).toHaveValue('Left by logging out')
  },
)

test(
  'an offline logout asks before it removes unsaved edits, also those of another tab',
  { tag: wholeOnly },
  async ({ page, context }) => {
    const { email } = await openBrand(page)
    await makeAd(page, 'Facebook')
    const address = page.url()
    await field(page, 'Headline').fill('Before the line broke')
    await expectSaved(page)
    const other = await context.newPage()
    // The last file that the editor preloads for that question. On a busy machine the network may be idle
    // before.
    const questionFetched = other.waitForEvent('requestfinished', (request) =>
      request.url().includes('/assets/unsaved-changes-'),
    )
    await other.goto(address)
    await expect(field(other, 'Headline')).toHaveValue('Before the line broke')
    await questionFetched

    await context.setOffline(true)
    await field(page, 'Headline').fill('Typed without a line')
    await expect(page.getByText('Offline, not saved yet').first()).toBeVisible()
    const question = other.getByRole('dialog', { name: 'You have unsaved changes.' })
    await logOut(other)
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(question).toBeHidden()
    await expect(field(other, 'Headline')).toBeVisible()

    await context.setOffline(false)
    await expectSaved(page)
    await logOut(other)
    await expect(other).toHaveURL('/0/login')
    await logIn(other, email)
    await other.goto(address)
    await expect(field(other, 'Headline')).toHaveValue('Typed without a line')
  },
)
