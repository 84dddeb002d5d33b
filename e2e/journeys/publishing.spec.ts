import type { Page } from '@playwright/test'
import { publish } from '../support/ad-life.ts'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { mailedLink, subjects } from '../support/mails.ts'
import { expectSaved, makeAd, openBrand, toast } from '../support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test(
  'an ad is published twice, and its first version is viewed and restored',
  { tag: wholeOnly },
  async ({ page }) => {
    const { ads, email } = await openBrand(page)
    await makeAd(page, 'Facebook')
    await publish(page)
    await expect(toast(page, 'Confirm your email address first')).toBeVisible()
    const editor = page.url()
    await page.goto(await mailedLink(page, email, subjects.verifyEmail))
    await expect(page.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible()
    await page.goto(editor)

    await field(page, 'Headline').fill('The first headline')
    await publish(page)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    await field(page, 'Headline').fill('The second headline')
    await expect(page.getByText('Unpublished changes')).toBeVisible()
    await publish(page)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Versions' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('radio', { name: /^Version 1/ }).check()
    await expect(modal.getByText('The first headline')).toBeVisible()
    await modal.getByRole('button', { name: 'Compare' }).click()
    const both = modal.getByRole('group', { name: 'Headline in both versions' })
    await expect(both).toContainText('The second headline')
    await modal.getByRole('link', { name: 'Open in editor' }).click()
    await expect(page.getByText('You’re viewing an earlier version.')).toBeVisible()
    await expect(field(page, 'Headline')).toHaveValue('The first headline')
    await expect(field(page, 'Headline')).not.toBeEditable()
    await page.getByRole('button', { name: 'Back to draft' }).click()
    await expect(field(page, 'Headline')).toHaveValue('The second headline')

    await page.getByRole('button', { name: 'Versions' }).click()
    await modal.getByRole('radio', { name: /^Version 1/ }).check()
    await modal.getByRole('button', { name: 'Restore this version' }).click()
    await expect(field(page, 'Headline')).toHaveValue('The first headline')
    await expect(page.getByText('Unpublished changes')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page, 'Headline')).toHaveValue('The second headline')
    await expectSaved(page)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
    expect(await ads()).toMatchObject([{ publishDates: { length: 2 } }])
  },
)

test('an ad without an address is not published until one is set', async ({ page }) => {
  const { call, ideaId, ads, email } = await openBrand(page)
  await makeAd(page, 'Facebook')
  const [ad] = await ads()
  const urlKey = Object.keys(ad?.data ?? {}).find((key) => key.endsWith('/url')) ?? ''
  await call('update-balloon', { ideaId, balloonId: ad?.id, data: { [urlKey]: null } })
  const link = new URL(await mailedLink(page, email, subjects.verifyEmail), 'http://localhost')
  await call('validate-email', { code: link.searchParams.get('code') })
  await page.reload()
  await publish(page)
  const modal = page.getByRole('dialog')
  await expect(modal).toContainText('It has no web address yet. Enter your ad’s landing page.')
  await modal.getByRole('button', { name: /^Set address/ }).click()
  // The editor behind has a field of this name, too.
  await page.getByRole('dialog').getByLabel('Landing page', { exact: true }).fill('nightjar.example/wren')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await publish(page)
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
})
