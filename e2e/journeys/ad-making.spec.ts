import type { Page } from '@playwright/test'
import { expect, wholeOnly } from '../support/aloft.ts'
import { test } from '../support/engine.ts'
import { askForAd, fillWizard, makeButton, openBrand, toast } from '../support/people.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Your ad' })
const countdown = (page: Page) => page.getByRole('heading', { name: 'We’re creating your Facebook ad.' })
const makingCard = (page: Page) => page.getByRole('heading', { name: 'Your next ad for Facebook' })

test('a reload during generation finds it where it was', async ({ page, engine }) => {
  await openBrand(page)
  engine.hold()
  await askForAd(page, 'Facebook')
  await expect(countdown(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(countdown(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where should it run?' })).toBeHidden()

  await page.goto('/0')
  await expect(banner(page)).toContainText('We’re creating your ad')
  await expect(makingCard(page)).toBeVisible()
  await page.reload()
  await expect(banner(page)).toContainText('We’re creating your ad')
  engine.release()
  await expect(banner(page)).toContainText('Your ad is ready')
  await expect(page.getByRole('button', { name: /^Open Nightjar Lamps/ })).toBeVisible()
  await banner(page).getByRole('button', { name: 'Open ad' }).click()
  await expect(page).toHaveURL(/\/0\/editor\?ideaId=.+&balloonId=.+/)
  await expect(page.getByLabel('Headline', { exact: true })).not.toHaveValue('')
  await expect(banner(page)).toBeHidden()
})

test(
  'the banner is on every page but the creative mixer (BGP-01)',
  { tag: wholeOnly },
  async ({ page, engine }) => {
    await openBrand(page)
    engine.hold()
    await askForAd(page, 'Facebook')
    await page.getByRole('button', { name: 'Keep working' }).click()
    await page.goto('/0/gallery')
    await expect(banner(page)).toContainText('We’re creating your ad')
    // Without a reload, the banner is there and has to disappear.
    await page.getByRole('link', { name: 'Creatives', exact: true }).click()
    await page.getByRole('button', { name: 'New creative' }).click()
    await expect(banner(page)).toContainText('We’re creating your ad')
    await page.getByRole('button', { name: /^Many at once/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Creative mixer' })).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await page.goBack()
    await expect(banner(page)).toContainText('We’re creating your ad')
    engine.release()
  },
)

test(
  'a countdown that has ended opens the editor, also after a reload',
  { tag: wholeOnly },
  async ({ page, engine }) => {
    await openBrand(page)
    engine.hold()
    await askForAd(page, 'Facebook')
    await page.reload()
    await expect(countdown(page)).toBeVisible()
    engine.release()
    await expect(page.getByRole('heading', { name: 'Your ad is ready.' })).toBeVisible()
    await page.getByRole('button', { name: 'Open ad' }).click()
    await expect(page.getByLabel('Headline', { exact: true })).not.toHaveValue('')
  },
)

test('a dismissed notice does not return for the same ad', { tag: wholeOnly }, async ({ page, engine }) => {
  await openBrand(page)
  engine.hold()
  await askForAd(page, 'Facebook')
  await page.getByRole('button', { name: 'Keep working' }).click()
  await banner(page).getByRole('button', { name: 'Hide notification' }).click()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(makingCard(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  engine.release()
  await expect(page.getByRole('button', { name: /^Open Nightjar Lamps/ })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test(
  'a second ad is refused while one is being generated, and the first is shown',
  { tag: wholeOnly },
  async ({ page, context, engine }) => {
    const owner = await openBrand(page)
    const other = await context.newPage()
    await other.goto('/0/create/new-ad')
    await fillWizard(other, 'Google')
    engine.hold()
    await askForAd(page, 'Facebook')
    await expect(countdown(page)).toBeVisible()

    await other.getByRole('button', makeButton).click()
    const text = 'Please wait for your current ad to finish generating first.'
    await expect(toast(other, text)).toBeVisible()
    await expect(countdown(other)).toBeVisible()
    engine.release()
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Open ad' }).click()
      await expect(tab.getByLabel('Headline', { exact: true })).not.toHaveValue('')
    }
    expect(await owner.ads()).toHaveLength(1)
    expect(await owner.tokens()).toBe(90)
  },
)
