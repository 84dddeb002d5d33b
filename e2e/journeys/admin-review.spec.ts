import { submitAd } from '../support/ad-life.ts'
import { demoAdmin, expect, test, wholeOnly } from '../support/aloft.ts'
import { logIn, toast } from '../support/people.ts'

test(
  'an admin rejects an ad, its owner corrects and relaunches it, and it is approved',
  { tag: wholeOnly },
  async ({ page, browser, aloft }) => {
    test.setTimeout(120_000)
    const { owner, launchAddress } = await submitAd(page, 'Facebook')
    await page.goto('/0/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for admins only.')

    const admin = await browser.newPage({ baseURL: aloft.url })
    await logIn(admin, demoAdmin.email, demoAdmin.password)
    await admin.getByRole('link', { name: 'Admin area' }).first().click()
    const row = admin
      .getByRole('region', { name: 'Ads to review' })
      .getByRole('button', { name: owner.email })
    await row.click()
    const ad = admin.getByRole('article')
    await expect(ad.getByText('€140.00')).toBeVisible()
    await expect(ad.getByRole('img').first()).toBeVisible()
    await ad.getByRole('button', { name: 'Story' }).click()
    await ad.getByLabel('Target cost per click').fill('abc')
    await ad.getByLabel('Launch from').fill('')
    await ad.getByRole('button', { name: 'Approve and launch' }).click()
    await expect(ad.getByText('Enter an amount above zero, such as 0.80.')).toBeVisible()
    await expect(ad.getByText('Choose a start date.')).toBeVisible()
    await ad.getByRole('button', { name: 'Reject…' }).click()
    await ad.getByRole('button', { name: 'Reject ad' }).click()
    await expect(ad.getByText('Please enter a reason.')).toBeVisible()
    await ad.getByRole('textbox').fill('The offer is not on your website.')
    await ad.getByRole('button', { name: 'Reject ad' }).click()
    await expect(toast(admin, 'Rejected. We’ll tell the owner why.')).toBeVisible()
    await expect(row).toHaveCount(0)

    await page.goto(launchAddress)
    await expect(page.getByRole('alert').getByText('The offer is not on your website.')).toBeVisible()
    await page.getByRole('button', { name: 'Edit ad' }).click()
    await page.getByLabel('Headline', { exact: true }).fill('Lamps wired in Galway')
    await expect(page.getByText('Unpublished changes')).toBeVisible()
    await page.goto(launchAddress)
    await page.getByRole('button', { name: 'Launch with ad credit' }).click()
    await expect(page.getByText('In review').first()).toBeVisible()

    await admin.reload()
    await row.click()
    await expect(ad.getByText('Lamps wired in Galway').first()).toBeVisible()
    await expect(ad.getByText('The offer is not on your website.')).toBeVisible()
    await ad.getByLabel('Target cost per click').fill('0.80')
    await ad.getByRole('button', { name: 'Approve and launch' }).click()
    await expect(toast(admin, 'Approved. We’re sending it to its platform now.')).toBeVisible()
    await admin.getByRole('button', { name: 'All', exact: true }).click()
    await row.click()
    await expect(ad.getByText('Approved', { exact: true })).toBeVisible()
    await ad.getByRole('button', { name: 'Stop…' }).click()
    await ad.getByRole('textbox').fill('The shop has closed.')
    await ad.getByRole('button', { name: 'Stop ad' }).click()
    await expect(toast(admin, 'Stopped. We’ll tell the owner why.')).toBeVisible()
    await page.goto(launchAddress)
    await expect(page.getByText('The shop has closed.')).toBeVisible()
    await admin.close()
  },
)
