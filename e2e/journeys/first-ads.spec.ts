import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { test as testWithEngine } from '../support/engine.ts'
import { openBrand, signUp } from '../support/people.ts'

const platforms = ['Google', 'Facebook', 'Instagram'] as const
const create = { name: 'Create three ads 30 tokens' }
const card = (page: Page, platform: string) =>
  page.getByRole('region', { name: `${platform} ad`, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const planOffer = (page: Page) => page.getByRole('status').filter({ hasText: 'Ready to run your ads?' })

// Includes everything from the sign-up on.
test.describe.configure({ timeout: 120_000 })

/** No horizontal scrolling and no findings of axe, in both schemes. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    await expect.poll(() => page.evaluate(sideways)).toBe(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
      [],
    )
  }
}

for (const width of [1440, 390]) {
  const tag = width === 390 ? [] : wholeOnly
  test(`a newcomer goes from a website’s address to three ads at ${width} px`, { tag }, async ({ page }) => {
    await signUp(page)
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.getByRole('button', { name: 'nightjar.example' }).click()
    const use = page.getByRole('button', { name: 'Looks good, continue' })
    await expect(use).toBeEnabled({ timeout: 40_000 })
    await use.click()

    await expect(page).toHaveURL('/0/create/first-ads')
    await expect(title(page)).toHaveText('Ready to see your ads?')
    await expectSound(page)
    await page.getByRole('button', create).click()
    await expect(title(page)).toHaveText(/creating your ads|ads are ready/)
    await page.reload()
    await expect(title(page)).toHaveText('Your first 3 ads are ready', { timeout: 60_000 })
    for (const platform of platforms) {
      const ad = card(page, platform)
      await expect(ad.getByRole('article')).toContainText(/nightjar ?lamps/i)
      await expect(ad.getByRole('button', { name: `Open ${platform} ad` })).toBeVisible()
    }
    await expectSound(page)

    await planOffer(page).getByRole('button', { name: 'See plans' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
    await page.getByRole('link', { name: 'Not now' }).click()
    await expect(title(page)).toHaveText('Your first 3 ads are ready')
    await planOffer(page).getByRole('button', { name: 'Not now' }).click()
    await expect(planOffer(page)).toBeHidden()

    await card(page, 'Instagram').getByRole('button').last().click()
    await expect(page).toHaveURL(/\/0\/editor\?ideaId=.+&balloonId=.+/)
    await page.goBack()
    await page.getByRole('button', { name: 'Go to overview' }).click()
    await expect(page).toHaveURL('/0')
    for (const platform of platforms) {
      await expect(page.getByRole('button', { name: new RegExp(`^Open .+, ${platform}$`) })).toBeVisible()
    }
    await page.goto('/0/create/first-ads')
    await expect(title(page)).toHaveText('Your first 3 ads are ready')
    await expect(card(page, 'Google').getByRole('article')).toBeVisible()
    await expect(planOffer(page)).toBeHidden()

    // The wizard of the next ad knows the brand now. The notice of the last ad may cover its button.
    const notice = page.getByRole('button', { name: 'Hide notification' })
    await page.addLocatorHandler(notice, () => notice.click())
    await page.goto('/0/create/new-ad')
    const next = page.getByRole('button', { name: 'Continue', exact: true })
    for (let step = 1; step < 4; step++) await next.click()
    await expect(page.getByLabel('Town, region or country')).toHaveValue(/Galway/)
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
    await next.click()
    const offers = page.getByRole('group', { name: 'What do you want to promote?' })
    await offers.getByRole('radio', { name: /€/ }).first().check()
    await expectSound(page)
  })
}

testWithEngine(
  'a reload in the middle finds the ads where they are, and one that fails is tried again alone',
  { tag: wholeOnly },
  async ({ page, engine }) => {
    const owner = await openBrand(page)
    await page.goto('/0/create/first-ads')
    engine.hold()
    await page.getByRole('button', create).click()
    await expect(page.getByText('0 of 3 ads ready')).toBeVisible()
    await expect(card(page, 'Google')).toContainText('Up next')
    await expect(page.getByText('While you wait')).toBeVisible()
    await expectSound(page)
    await page.reload()
    await expect(card(page, 'Facebook').getByRole('progressbar')).toBeVisible()
    engine.behave('malformed')
    engine.release()
    await expect(title(page)).toHaveText('We couldn’t create your ads')
    expect(await owner.tokens()).toBe(100)
    await expectSound(page)

    engine.behave('writes')
    await page.getByRole('button', { name: /^Try the Facebook ad again/ }).click()
    await expect(title(page)).toHaveText('1 of your 3 ads is ready')
    await expect(card(page, 'Facebook').getByRole('article')).toBeVisible()
    expect(await owner.tokens()).toBe(90)
    expect(await owner.ads()).toHaveLength(1)
  },
)

test('a user who wants no ads yet continues without', { tag: wholeOnly }, async ({ page }) => {
  const owner = await openBrand(page)
  await page.goto('/0/create/first-ads')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/0')
  await expect(page.getByRole('button', { name: 'Create your first ad' })).toBeVisible()
  expect(await owner.tokens()).toBe(100)
})
