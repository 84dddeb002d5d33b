import type { Locator, Page } from '@playwright/test'
import { openReadyAd, test } from '../support/ad-life.ts'
import { expect, wholeOnly } from '../support/aloft.ts'
import { chooseByKeys, pressByKeys, tabTo, walkByKeys } from '../support/by-keys.ts'
import { expectSaved, openBrand, toast } from '../support/people.ts'

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })

/** Chooses an answer to a step by keys, and continues with the Enter key. */
async function answer(page: Page, title: string, wanted: Locator): Promise<void> {
  await expect(heading(page, title)).toBeVisible()
  await chooseByKeys(page, page.getByRole('group', { name: title }), wanted)
  await page.keyboard.press('Enter')
}

/** From the layout to the text, by keys. */
async function arrange(page: Page, layout: string): Promise<void> {
  await answer(page, 'Choose a layout', page.getByRole('radio', { name: layout }))
  await answer(page, 'Choose a version', page.getByRole('radio', { name: 'Version 2' }))
  await answer(page, 'Choose a font', page.getByRole('radio', { name: 'Montserrat' }))
  await expect(heading(page, 'Show your logo?')).toBeVisible()
  await pressByKeys(page, page.getByRole('button', { name: 'Continue' }))
}

async function writeHeadline(page: Page, text: string): Promise<void> {
  const headline = page.getByRole('textbox', { name: 'Headline' })
  await tabTo(page, headline)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

test('a creative of words is made by keys alone, and every answer outlasts Back and a reload (CRE-02)', async ({
  page,
}) => {
  const { ideaId, call } = await openBrand(page)
  await page.goto('/0/creatives')
  await pressByKeys(page, page.getByRole('button', { name: 'New creative' }))
  await pressByKeys(page, page.getByRole('button', { name: /^Step by step/ }))

  // Nothing is chosen yet, which the button says.
  await pressByKeys(page, page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByText('First choose what people should see.')).toBeVisible()
  await answer(page, 'What should people see?', page.getByRole('radio', { name: /Words alone/ }))
  await expect(heading(page, 'Choose a layout')).toBeVisible()
  expect(await walkByKeys(page)).toEqual({ unreached: [], covered: [] })

  // A later step leads to the first that can be answered.
  await page.goto(`/0/design/check?${new URLSearchParams({ ideaId }).toString()}`)
  await expect(page).toHaveURL(/\/0\/design\/pick-layout\?/)
  await expect(page.getByText('First choose a layout.')).toBeVisible()

  await arrange(page, 'Big letters')
  await writeHeadline(page, 'Evenings 💡')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveAccessibleDescription(/emojis/)
  await writeHeadline(page, 'Evenings, better lit')
  await page.reload()
  await expect(page).toHaveURL(/step=text/)
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Evenings, better lit')
  await page.goBack()
  await expect(heading(page, 'Show your logo?')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Montserrat' })).toBeChecked()
  await page.goForward()
  await page.goForward()
  await pressByKeys(page, page.getByRole('button', { name: 'Continue' }))

  await expect(heading(page, 'Check your creative')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Evenings, better lit' })).toHaveCount(4)
  await expect(page.getByText('8 of 8 pass')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Score' })).toContainText(/\d+ of 100/)
  await pressByKeys(page, page.getByRole('button', { name: 'Save creative' }))
  await expect(toast(page, 'Your creative is saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/0\/creatives/)
  await expect(page.getByRole('article').first()).toContainText('Evenings, better lit')
  const { adCreatives } = await call<{ adCreatives: { headline: string }[] }>('get-ad-creatives', { ideaId })
  expect(adCreatives.map(({ headline }) => headline)).toEqual(['Evenings, better lit'])

  // The next one starts without answers.
  await page.goto('/0/design/type')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('from the wizard to the launch by keys alone', { tag: wholeOnly }, async ({ page, website }) => {
  // Makes an ad, publishes and launches it.
  test.slow()
  const { owner, subject } = await openReadyAd(page, website, 'Facebook')
  const { ideaId, balloonId } = subject
  await page.goto(`/0/editor?${new URLSearchParams({ ideaId, balloonId }).toString()}`)
  await pressByKeys(page, page.getByRole('link', { name: 'New creative' }))
  await expect(page.getByText(/^New creative for “/)).toBeVisible()
  await answer(page, 'What should people see?', page.getByRole('radio', { name: /Words alone/ }))
  await arrange(page, 'Color wall')
  await writeHeadline(page, 'Made in Galway')
  await page.keyboard.press('Enter')
  await pressByKeys(page, page.getByRole('button', { name: 'Use in ad' }))

  await expect(toast(page, 'Your ad shows the new creative.')).toBeVisible()
  await expect(page).toHaveURL(/\/0\/editor\?/)
  await expect(page.getByRole('textbox', { name: 'Text on the picture' })).toHaveValue('Made in Galway')
  await expectSaved(page)
  await pressByKeys(page, page.getByRole('link', { name: 'Review and launch' }))
  const pay = page.getByRole('button', { name: 'Pay €166.60 and launch' })
  await expect(pay).toBeEnabled()
  await pressByKeys(page, pay)
  await expect
    .poll(async () => {
      const { adCreatives } = await owner.call<{
        adCreatives: { headline: string; isLaunched: boolean }[]
      }>('get-ad-creatives', { ideaId })
      return adCreatives.filter(({ isLaunched }) => isLaunched).map(({ headline }) => headline)
    })
    .toEqual(['Made in Galway'])
})
