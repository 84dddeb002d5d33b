import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { expectSaved, makeAd, openBrand, toast } from '../support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const sheet = (page: Page, name: string) => page.getByRole('group', { name: `Not saved: ${name}` })

test(
  'refused edits stay, are reported, and are only sent again on request',
  { tag: wholeOnly },
  async ({ page, context }) => {
    const { ads, call, ideaId } = await openBrand(page)
    await makeAd(page, 'Facebook')
    const address = page.url()
    const [ad] = await ads()
    const subject = { ideaId, balloonId: ad?.id ?? '' }
    await field(page, 'Headline').fill('Before')
    await expectSaved(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])

    /** Somebody archives the ad while this edit is being sent. */
    async function writeTooLate(words: string): Promise<void> {
      const isAway = Promise.withResolvers<void>()
      await page.route(
        '**/api/update-balloon',
        async (route) => {
          await isAway.promise
          await route.fallback()
        },
        { times: 1 },
      )
      await field(page, 'Headline').fill(words)
      await call('archive-balloon', { ...subject, isArchived: true })
      isAway.resolve()
    }
    await writeTooLate('Written too late')
    await expect(sheet(page, 'Headline').getByText('Written too late')).toBeVisible()
    await expect(sheet(page, 'Headline').getByText(/You can’t edit this ad anymore/)).toBeVisible()

    let saves = 0
    await page.route('**/api/update-balloon', (route) => {
      saves++
      return route.continue()
    })
    await page.goto('/0')
    const notice = toast(page, 'One of your changes to an ad couldn’t be saved.')
    await notice.getByRole('button', { name: 'Review' }).click()
    await expect(page).toHaveURL(address)
    await sheet(page, 'Headline').getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe('Written too late')
    expect(saves).toBe(0)

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => saves).toBe(1)
    await expect(sheet(page, 'Headline')).toBeVisible()

    await call('archive-balloon', { ...subject, isArchived: false })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(sheet(page, 'Headline')).toBeHidden()
    await page.reload()
    await expect(field(page, 'Headline')).toHaveValue('Written too late')

    // A removed edit is gone permanently.
    await writeTooLate('Never mind')
    await sheet(page, 'Headline').getByRole('button', { name: 'Remove' }).click()
    await expect(sheet(page, 'Headline')).toBeHidden()
    await page.reload()
    await expect(page.getByText('This ad is archived.')).toBeVisible()
    await expect(page.getByText('Written too late').first()).toBeVisible()
    await expect(page.getByText('Never mind')).toHaveCount(0)
  },
)

test('a conflict in another ad is reported, with a link back to it', { tag: wholeOnly }, async ({ page }) => {
  const { ads, call, ideaId } = await openBrand(page)
  await makeAd(page, 'Facebook')
  const [ad] = await ads()
  const key = Object.keys(ad?.data ?? {}).find((known) => known.endsWith('/fbTitle')) ?? ''
  await call('update-balloon', { ideaId, balloonId: ad?.id, data: { [key]: 'Theirs' } })
  await page.route('**/api/update-balloon', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue()
  })
  await field(page, 'Headline').fill('Mine')
  await page.getByRole('link', { name: 'Back to overview' }).click()
  await expect(page).toHaveURL(/\/0$/)
  const notice = toast(page, 'One of your ads was also changed somewhere else.')
  await notice.getByRole('button', { name: 'Review' }).click()
  await page.unroute('**/api/update-balloon')
  const both = page.getByRole('group', { name: 'Both versions of Headline' })
  await expect(both.getByText('Theirs', { exact: true }).last()).toBeVisible()
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await expectSaved(page)
})
