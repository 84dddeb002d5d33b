import { openAdBeyondPlan, test } from '../support/ad-life.ts'
import { expect, wholeOnly } from '../support/aloft.ts'
import { askForAd } from '../support/people.ts'
import { walk } from '../support/walk.ts'

test.describe.configure({ timeout: 120_000 })

test(
  'a plan that allows no further active ad says so on launching and creating one, with both ways out (GEN-09)',
  { tag: wholeOnly },
  async ({ page, website }) => {
    const { owner } = await openAdBeyondPlan(page, website)
    const modal = page.getByRole('dialog', { name: 'Max Number of Ads Reached' })
    await page.getByRole('button', { name: 'Pay €166.60 and launch' }).click()
    await expect(modal.getByText('Your plan includes 5 active ads, and you’re using them all.')).toBeVisible()
    await modal.getByRole('button', { name: 'Upgrade Plan' }).click()
    await expect(page).toHaveURL('/0/create/plan')

    await page.goto('/0')
    await askForAd(page, 'Facebook')
    await expect(modal).toBeVisible()
    await walk(page, 'modal-max-ads')
    await modal.getByRole('button', { name: 'Archive an ad' }).click()
    await expect(page).toHaveURL('/0')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
    expect(await owner.ads()).toHaveLength(6)

    const shown = page.getByRole('listitem').filter({ hasText: 'In review' }).first()
    await shown.getByRole('button', { name: /^Archive / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop and archive' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    await askForAd(page, 'Facebook')
    await expect(page.getByText('While you wait')).toBeVisible()
  },
)
