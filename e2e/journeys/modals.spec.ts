import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { makeAd, openBrand } from '../support/people.ts'

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

const isStill = `document.getAnimations().every(({ effect, playState }) =>
  playState !== 'running' || effect.getComputedTiming().iterations === Infinity)`

async function expectAccessible(page: Page): Promise<void> {
  // An element that's fading in has too little contrast for a moment.
  await expect.poll(() => page.evaluate(isStill)).toBe(true)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
}

test(
  'notifications have an address, survive a reload and close with Back',
  { tag: wholeOnly },
  async ({ page }) => {
    await openBrand(page)
    await makeAd(page, 'Facebook')
    await page.goto('/0')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    const otherTab = await page.context().newPage()
    await otherTab.goto('/0')
    await expect(bell(otherTab)).toHaveAccessibleName('Notifications, 1 unread')

    await bell(page).click()
    await expect(page).toHaveURL(/^[^?]+\/0\?modal=notifications$/)
    // Opens at the bell, and what is read in one tab is read in all of them (NTF-03).
    const [opener, panel] = [await bell(page).boundingBox(), await list(page).boundingBox()]
    expect(panel?.x).toBe((opener?.x ?? 0) + (opener?.width ?? 0) + 8)
    await expect(bell(otherTab)).toHaveAccessibleName('Notifications')
    await otherTab.close()
    await expect(list(page).getByRole('listitem')).toHaveText([/^New:.*Your ad is ready/])
    await expectAccessible(page)
    await page.reload()
    await expect(list(page).getByRole('listitem')).toHaveText([/^Your ad is ready/])
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
      .getByRole('link', { name: /Your ad is ready/ })
      .click()
    await expect(page).toHaveURL(/\/0\/editor\?ideaId=.+&balloonId=.+/)
    await expect(list(page)).toBeHidden()
  },
)

test(
  'an address of an unknown or invalid modal opens only the page',
  { tag: wholeOnly },
  async ({ page }) => {
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
  },
)

test('a brand is renamed in its settings, and another one is added', { tag: wholeOnly }, async ({ page }) => {
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
  await create.getByRole('button', { name: 'Add brand' }).click()
  await expect(create.getByRole('alert')).toHaveText(/You’ve reached your plan’s brand limit/)
  await expectAccessible(page)
})

test(
  'a brand without any generated data says so in the gallery, not in the wizard',
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

test('a modal that fails to load says so, and is retried', { tag: wholeOnly }, async ({ page }) => {
  await openBrand(page)
  await page.goto('/0')
  await page.route(/notifications\.modal-[^/]+\.js$/, (route) => route.abort())
  await bell(page).click()
  const failed = page.getByRole('dialog', { name: 'This didn’t open.' })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(list(page)).toBeVisible()
})

test('a message to sales is sent', { tag: wholeOnly }, async ({ page }) => {
  await openBrand(page)
  await page.goto('/0?modal=contact-sales')
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Your message').fill('We run ads for eleven shops and would like one bill.')
  await modal.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog', { name: 'We’ve got your message.' })).toBeVisible()
  await modal.getByRole('button', { name: 'Close' }).last().click()
  await expect(modal).toBeHidden()
})

const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Brand settings' })
const unsaved = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved changes.' })

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Nightjar/ }).click()
  await page.getByRole('link', { name: 'Brand settings' }).click()
  await expect(settingsOf(page)).toBeVisible()
}

test(
  'brand settings are not closed with changes by mistake, and a late save leads nowhere',
  { tag: wholeOnly },
  async ({ page }) => {
    const owner = await openBrand(page)
    await page.goto('/0/briefs')
    await page.goto('/0')
    await openSettings(page)
    const name = settingsOf(page).getByLabel('Name')
    await name.fill('Nightjar by mistake')
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await unsaved(page).getByRole('button', { name: 'Stay here' }).click()
    await expect(unsaved(page)).toBeHidden()
    await expect(name).toHaveValue('Nightjar by mistake')
    await page.goBack()
    await unsaved(page).getByRole('button', { name: 'Discard changes' }).click()
    await expect(settingsOf(page)).toBeHidden()
    await expect(page).toHaveURL('/0')
    expect(await owner.call('get-idea', { ideaId: owner.ideaId })).toMatchObject({ title: 'Nightjar Lamps' })

    await openSettings(page)
    await name.fill('Nightjar and Sons')
    await page.mouse.click(4, 4)
    await unsaved(page).getByRole('button', { name: 'Save and continue' }).click()
    await expect(settingsOf(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar and Sons')

    await openSettings(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/update-idea', async (route) => {
      await held
      await route.continue()
    })
    await name.fill('Nightjar at last')
    await settingsOf(page).getByRole('button', { name: 'Save' }).dblclick()
    await page.keyboard.press('Escape')
    await expect(settingsOf(page)).toBeHidden()
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar at last')
    await expect(page).toHaveURL('/0')
  },
)

test(
  'pictures are added to a brand, one as its logo, and are deleted',
  { tag: wholeOnly },
  async ({ page }) => {
    const owner = await openBrand(page)
    const [one, other] = await Promise.all(
      [0, 400].map((x) => page.screenshot({ clip: { x, y: 0, width: 400, height: 400 } })),
    )
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto('/0?modal=project-settings')
    const settings = settingsOf(page)
    const upload = page.getByRole('dialog', { name: 'Add a file' })
    const pick = async (picture: Uint8Array = new Uint8Array()) => {
      const buffer = Buffer.from(picture)
      await upload
        .getByLabel(/^Drop a file here/)
        .setInputFiles({ name: 'wren.png', mimeType: 'image/png', buffer })
      await expect(upload).toBeHidden()
    }
    await expect(settings.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
    await settings.getByRole('button', { name: 'Add logo' }).click()
    await pick(one)
    await expect(settings.getByRole('img', { name: 'Logo of Nightjar Lamps' })).toBeVisible()
    await settings.getByRole('button', { name: 'Add file' }).click()
    await pick(other)
    await expect(settings.getByRole('img', { name: 'Picture 2' })).toBeVisible()
    await expectAccessible(page)

    await settings.getByRole('button', { name: 'Delete Picture 2' }).click()
    await page
      .getByRole('dialog', { name: 'Delete this file?' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click()
    await expect(settings.getByRole('img', { name: 'Picture 2' })).toBeHidden()
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings).toBeHidden()
    const { uploadedImages, design } = await owner.call<{
      uploadedImages: string[]
      design: { logoImageUrl: string }
    }>('get-idea', { ideaId: owner.ideaId })
    expect(uploadedImages).toEqual([design.logoImageUrl])
  },
)

test('an ad is renamed in place', { tag: wholeOnly }, async ({ page }) => {
  const owner = await openBrand(page)
  await makeAd(page, 'Facebook')
  await page.goto('/0')
  const rename = page.getByRole('button', { name: /^Rename/ })
  await rename.click()
  const title = page.getByRole('dialog', { name: 'Rename this ad' })
  await title.getByLabel('Ad name').fill('   ')
  await title.getByRole('button', { name: 'Rename' }).click()
  await expect(title.getByLabel('Ad name')).toHaveAccessibleDescription('Please fill this in.')
  await title.getByLabel('Ad name').fill(' Autumn evenings ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Open Autumn evenings' })).toBeVisible()
  await expect(rename).toBeFocused()
  const { ads } = await owner.call<{ ads: { name: string }[] }>('get-ads', { ideaId: owner.ideaId })
  expect(ads.map(({ name }) => name)).toEqual(['Autumn evenings'])
})
