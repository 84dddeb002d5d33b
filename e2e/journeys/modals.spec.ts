import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { makeAd, openBrand } from '../support/people.ts'

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
}

test('notifications have an address, survive a reload and go with Back', async ({ page }) => {
  await openBrand(page)
  await makeAd(page, 'Facebook')
  await page.goto('/0')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')

  await bell(page).click()
  await expect(page).toHaveURL(/^[^?]+\/0\?modal=notifications$/)
  await expect(list(page).getByRole('listitem')).toHaveText([/^New:.*Your ad is drafted/])
  await expectAccessible(page)
  await page.reload()
  await expect(list(page).getByRole('listitem')).toHaveText([/^Your ad is drafted/])
  await page.goBack()
  await expect(list(page)).toBeHidden()
  await expect(page).toHaveURL('/0')
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  await page.goForward()
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(page).toHaveURL('/0')
  await bell(page).click()
  await list(page)
    .getByRole('link', { name: /Your ad is drafted/ })
    .click()
  await expect(page).toHaveURL(/\/0\/editor\?ideaId=.+&balloonId=.+/)
  await expect(list(page)).toBeHidden()
})

test('an address that names no modal, or says of one what cannot be, opens the page alone', async ({
  page,
}) => {
  await openBrand(page)
  for (const query of [
    'modal=nope',
    'modal=serious-delete',
    'modal=youtube-embed&modal.video=javascript:1',
  ]) {
    await page.goto(`/0?${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar Lamps')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a brand is renamed in its settings, and another one is added', async ({ page }) => {
  const owner = await openBrand(page)
  await page.goto('/0?modal=project-settings')
  const settings = page.getByRole('dialog', { name: 'Brand settings' })
  await settings.getByLabel('Name').fill('Nightjar Workshop')
  await settings.getByLabel(/^Industry/).fill('Home and garden')
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings).toBeHidden()
  await expect(page).toHaveURL('/0')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar Workshop')
  expect(await owner.call('get-idea', { ideaId: owner.ideaId })).toMatchObject({
    title: 'Nightjar Workshop',
    industry: 'Home and garden',
  })

  await page.goto('/0?modal=create-project')
  const create = page.getByRole('dialog', { name: 'Add a brand' })
  await create.getByLabel('Name').fill('Loaf & Crumb')
  await create.getByRole('button', { name: 'Add this brand' }).click()
  await expect(create.getByRole('alert')).toHaveText(/Your plan has no room for another brand/)
  await expectAccessible(page)
})

test(
  'a brand for which nothing was generated says so in the gallery, not in the wizard',
  { tag: wholeOnly },
  async ({ page, aloft }) => {
    await openBrand(page, { url: aloft.sites['bakery'] ?? '' })
    const lack = page.getByRole('dialog', { name: 'No Ad Generation Data Found' })
    await page.goto('/0/create/new-ad')
    await expect(page.getByRole('heading', { name: 'Where should it run?' })).toBeVisible()
    await expect(lack).toBeHidden()
    await page.goto('/0/gallery')
    await expect(lack).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    await expect(lack).toBeVisible()
    await expectAccessible(page)
    await lack.getByRole('button', { name: 'Update Brand Details' }).click()
    await expect(page).toHaveURL('/0/onboarding/details')
  },
)

test('a modal whose file does not come says so, and is tried again', async ({ page }) => {
  await openBrand(page)
  await page.goto('/0')
  await page.route(/notifications\.modal-[^/]+\.js$/, (route) => route.abort())
  await bell(page).click()
  const failed = page.getByRole('dialog', { name: 'This did not open.' })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(list(page)).toBeVisible()
})

test('a message to sales goes out', async ({ page }) => {
  await openBrand(page)
  await page.goto('/0?modal=contact-sales')
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Your message').fill('We run ads for eleven shops and would like one bill.')
  await modal.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog', { name: 'Your message is with us.' })).toBeVisible()
  await modal.getByRole('button', { name: 'Close' }).last().click()
  await expect(modal).toBeHidden()
})
