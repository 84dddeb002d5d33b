import { expect, test, wholeOnly } from '../support/aloft.ts'
import { askForAd, makeAd, makeButton, openBrand, toast } from '../support/people.ts'

test(
  'without enough tokens nothing starts, and the balance is shown',
  { tag: wholeOnly },
  async ({ page }) => {
    const owner = await openBrand(page)
    await makeAd(page, 'Google')
    const { ideaId } = owner
    const [ad] = await owner.ads()
    const componentId = Object.keys(ad?.data ?? {})
      .find((key) => key.endsWith('/headline1'))
      ?.split('/')[1]
    const texts = { ideaId, balloonId: ad?.id, componentId, kind: 'keywords', count: 1 }
    for (let spent = 0; spent < 81; spent++) await owner.call('generate-texts', texts)
    expect(await owner.tokens()).toBe(9)

    await page.goto('/0')
    await askForAd(page, 'Facebook')
    const text = 'Not enough AI tokens to generate ad. Please top up your account.'
    await expect(toast(page, text)).toBeVisible()
    await expect(page).toHaveURL('/0')
    const modal = page.getByRole('dialog', { name: 'Your AI tokens' })
    await expect(modal.getByText('You need 10 tokens for this.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    expect(await owner.ads()).toHaveLength(1)
    expect(await owner.tokens()).toBe(9)
  },
)

test(
  'a brand without a brief is offered one, and then has its ad',
  { tag: wholeOnly },
  async ({ page, aloft }) => {
    const owner = await openBrand(page, { url: aloft.sites['bakery'] ?? '' })
    await askForAd(page, 'Facebook')
    const text = "It looks like your brand is missing its brief! Let's begin by generating one for you."
    await toast(page, text).getByRole('button', { name: 'Generate Brand Brief' }).click()
    const saved = toast(page, 'Your brand brief is ready. You can create your ad now.')
    await expect(saved).toBeVisible({ timeout: 40_000 })
    await saved.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', makeButton).click()
    await expect(page.getByRole('button', { name: 'Open ad' })).toBeVisible()
    expect(await owner.tokens()).toBe(90)
  },
)
