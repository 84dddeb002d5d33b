import { publish } from '../support/ad-life.ts'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { demo, expect, test, wholeOnly } from '../support/aloft.ts'
import { mailedLink, subjects } from '../support/mails.ts'
import { openStudio } from '../support/studio.ts'
import { expectSaved, makeAd, openBrand, openSection } from '../support/people.ts'

const picture = `/files/${'0123456789abcdef'.repeat(4)}.webp`
const pictureFile = readFileSync(
  new URL('../../packages/design-system/src/assets/nightjar/dome.webp', import.meta.url),
)
/** Large enough for an ad. */
const lampFile = readFileSync(new URL('../../server/demo-sites/shop/media/neve.jpg', import.meta.url))
/** A picture in the corner, so that there is one regardless of the brand's pictures. */
const pictured = {
  id: 'corner',
  type: 'image',
  src: picture,
  x: 840,
  y: 840,
  width: 200,
  height: 200,
  rotation: 0,
  opacity: 1,
  outline: null,
  aspect: null,
}

/** A creative is drawn within the app's own time limit (RND-02). */
const timeoutMs = 20_000

interface Reply {
  creatives: Record<string, { elements: object[] }>
  renderData: object
}

/** Delays the pictures drawn by the server, as under high load; returns a function that ends the delay. */
async function holdPicturesBack(page: Page): Promise<() => void> {
  let isHeldBack = true
  await page.route(`**${picture}`, (route) => route.fulfill({ body: pictureFile, contentType: 'image/webp' }))
  await page.route('**/api/get-ad-creative', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as Reply
    if (!isHeldBack) return route.fulfill({ response, json: body })
    for (const { elements } of Object.values(body.creatives)) elements.push(pictured)
    const renderData = { isRenderFinished: false, renderUrl: null, renderUrls: {}, failure: null }
    return route.fulfill({ response, json: { ...body, renderData } })
  })
  return () => void (isHeldBack = false)
}

test(
  'an ad is drawn in the browser until its picture is ready, which the overview shows',
  { tag: wholeOnly },
  async ({ page }) => {
    const drawers: string[] = []
    page.on('request', (request) => {
      if (/\/draw-creative/.test(request.url())) drawers.push(request.url())
    })
    const releasePictures = await holdPicturesBack(page)
    await page.goto('/0/login')
    await page.getByLabel('Email').fill(demo.email)
    await page.getByLabel('Password', { exact: true }).fill(demo.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nightjar')
    await page.goto('/0/create/new-ad')
    await page.getByRole('radio', { name: 'Instagram' }).check({ force: true })
    for (let step = 0; step < 5; step++)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: /Create ad · 10 tokens/ }).click()
    await expect(page.getByRole('button', { name: 'Open ad' }).first()).toBeVisible()
    expect(drawers).toEqual([])

    await page.getByRole('button', { name: 'Open ad' }).first().click()
    const media = page
      .getByRole('article', { name: 'Instagram feed preview' })
      .getByTestId('media')
      .getByRole('img')
    await expect(media).toHaveAttribute('src', /^data:image\/svg\+xml/, { timeout: timeoutMs })
    await expect(media).toHaveJSProperty('naturalWidth', 1080)
    expect(drawers).toHaveLength(1)
    const svg = decodeURIComponent((await media.getAttribute('src')) ?? '')
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(1)
    const hrefs = svg.match(/href="[^"]{0,30}/g) ?? []
    expect(hrefs).toContainEqual(expect.stringMatching(/^href="data:image\/webp;base64,UklG/))
    for (const href of hrefs) expect(href).toMatch(/^href="data:image\/(?:webp|png);base64,/)

    releasePictures()
    await page.goto('/0')
    // Until its picture is drawn, a card shows its text beside the logo, which is a file too.
    const drawn = 'img[src^="/files/"][loading="lazy"]'
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(drawn) })
      .first()
    const shown = card.locator(drawn)
    // A version as wide as the card of a picture that's stored in full size.
    await expect(shown).toHaveJSProperty('complete', true, { timeout: timeoutMs })
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0)
    await card.getByRole('button', { name: /^Open / }).click()
    // The feed shows the tall picture, the overview the square one.
    await expect(media).toHaveAttribute('src', /^\/files\//)
    // Waits for a poll in progress.
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test(
  'another picture is chosen, undone, published, and restored with its version (EDT-07)',
  { tag: wholeOnly },
  async ({ page }) => {
    const { email, tokens } = await openBrand(page)
    await makeAd(page, 'Facebook')
    const editor = page.url()
    await page.goto(await mailedLink(page, email, subjects.verifyEmail))
    await expect(page.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible()
    await page.goto(editor)
    const media = page
      .getByRole('article', { name: 'Facebook feed preview' })
      .getByTestId('media')
      .getByRole('img')
    // The file drawn by the server; after a change, an editor shows its own drawing until it's opened again.
    await expect(media).toHaveAttribute('src', /^(?:\/files\/|data:)/, { timeout: timeoutMs })
    await page.reload()
    await expect(media).toHaveAttribute('src', /^\/files\//, { timeout: timeoutMs })
    const first = (await media.getAttribute('src')) ?? ''
    const left = await tokens()
    await publish(page)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()

    const section = await openSection(page, 'Picture')
    await section.getByRole('button', { name: /^Use picture 2 of/ }).click()
    await expect(media).not.toHaveAttribute('src', first, { timeout: timeoutMs })
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(media).toHaveAttribute('src', first)
    await section.getByRole('button', { name: /^Use picture 2 of/ }).click()
    await expect(media).not.toHaveAttribute('src', first, { timeout: timeoutMs })
    await expectSaved(page)
    await publish(page)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Versions' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('radio', { name: /^Version 1/ }).check()
    await modal.getByRole('button', { name: 'Restore this version' }).click()
    await expect(media).toHaveAttribute('src', first, { timeout: timeoutMs })
    expect(await tokens()).toBe(left)
  },
)

test(
  'an earlier version of a creative is restored as a step of its own',
  { tag: wholeOnly },
  async ({ page }) => {
    const { layer } = await openStudio(page)
    await layer.focus()
    const left = page.getByLabel('X (px)')
    const before = await left.inputValue()
    await left.fill('123')
    await expectSaved(page)
    await page.getByRole('button', { name: 'Versions' }).click()
    const versions = page.getByRole('dialog', { name: 'Versions' })
    await expect(versions.getByRole('radio', { name: /^Version 1/ })).toBeChecked()
    await versions.getByRole('button', { name: 'Restore version 1' }).click()
    await layer.focus()
    await expect(left).toHaveValue(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await layer.focus()
    await expect(left).toHaveValue('123')
  },
)

test('a layer is moved by keys in the studio, saved, and still there after a reload (CRE-01)', async ({
  page,
}) => {
  const { stage, layer } = await openStudio(page)
  await layer.focus()
  await expect(layer).toHaveAttribute('aria-pressed', 'true')
  const left = page.getByLabel('X (px)')
  const before = Number(await left.inputValue())
  await page.keyboard.press('Shift+ArrowRight')
  await expect(left).toHaveValue(String(before + 10))
  await expect(stage.getByRole('status')).toContainText(`Moved to ${before + 10}`)
  await page.keyboard.press('Control+z')
  await expect(left).toHaveValue(String(before))
  await page.keyboard.press('Control+Shift+z')
  await expectSaved(page)

  await page.reload()
  await layer.focus()
  await expect(left).toHaveValue(String(before + 10))

  // A double click edits the words in their place; Escape returns to the layer.
  await layer.dblclick()
  const words = stage.getByRole('textbox', { name: 'Words in the picture' })
  await expect(words).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
  await expect(layer).toBeFocused()
  await expect(page.getByLabel('Words', { exact: true })).toHaveValue(/!$/)

  // The other sizes follow, until one is changed on its own. What's wrong there can be mended at once.
  const sizes = page.getByRole('group', { name: 'Size' })
  const wide = sizes.getByRole('button', { name: /^16:9/ })
  await expect(wide).toContainText('Follows 1:1')
  await wide.click()
  await layer.focus()
  await left.fill('1900')
  await expect(wide).toContainText('1 change of its own')
  const checks = page.getByRole('region', { name: 'Checks' })
  await expect(checks).toContainText(/In 16:9, “.+” leaves the picture/)
  await checks.getByRole('button', { name: /^Move it/ }).click()
  await expect(checks).not.toContainText('leaves the picture')
  await sizes.getByRole('button', { name: 'Let 16:9 follow 1:1 again' }).click()
  await expect(wide).toContainText('Follows 1:1')
  await expectSaved(page)

  // A download waits until the picture is drawn, and leaves the studio and its steps as they are.
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: timeoutMs })
  await page.keyboard.press('Escape')
  await expect(stage).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/0\/editor/)
})

test(
  'two people edit one creative: layers are merged, and for one that both changed they choose (CRE-01)',
  { tag: wholeOnly },
  async ({ page, context }) => {
    const { layer } = await openStudio(page)
    const colleague = await context.newPage()
    await colleague.goto(page.url())
    const stage = colleague.getByRole('group', { name: 'Stage' })
    await expect(stage).not.toHaveAttribute('aria-busy', 'true', { timeout: timeoutMs })
    const left = page.getByLabel('X (px)')
    const theirLeft = colleague.getByLabel('X (px)')
    const logo = stage.locator('[data-layer]').first()
    const theirHeadline = stage.locator('[data-layer=headline]')

    await layer.focus()
    await left.fill('123')
    await expectSaved(page)
    await logo.focus()
    await theirLeft.fill('45')
    await expectSaved(colleague)
    await theirHeadline.focus()
    await expect(theirLeft).toHaveValue('123')
    // Undoing one's own change leaves the other's.
    await colleague.getByRole('button', { name: 'Undo' }).click()
    await theirHeadline.focus()
    await expect(theirLeft).toHaveValue('123')
    await expectSaved(colleague)

    await theirLeft.fill('200')
    await expectSaved(colleague)
    await layer.focus()
    await left.fill('300')
    const question = page.getByRole('status').filter({ hasText: 'Somebody else changed this too' })
    await expect(question.getByRole('img', { name: 'Theirs' })).toBeVisible()
    await expect(question.getByRole('img', { name: 'Yours' })).toBeVisible()
    await question.getByRole('button', { name: 'Take theirs' }).click()
    await expectSaved(page)
    await expect(question).toHaveCount(0)
    await layer.focus()
    await expect(left).toHaveValue('200')
  },
)

test('pictures are uploaded in the studio, and one becomes a layer in all sizes (ACT-073, MOD-04)', async ({
  page,
}) => {
  const { stage } = await openStudio(page)
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(picker.getByText('No uploads yet')).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await picker.getByRole('button', { name: 'Upload pictures' }).click()
  await (
    await choosing
  ).setFiles([
    { name: 'dome-lamp.jpg', mimeType: 'image/jpeg', buffer: lampFile },
    { name: 'notes.webp', mimeType: 'image/webp', buffer: Buffer.from('no picture') },
  ])
  await expect(picker.getByText('We couldn’t open notes.webp. It may be damaged.')).toBeVisible()
  const option = picker.getByRole('option', { name: 'dome lamp' })
  await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: timeoutMs })
  await picker.getByLabel('Description').fill('A Dome lamp on a yellow wall')
  await picker.getByRole('button', { name: 'Save' }).click()
  await expect(picker.getByText('Saved', { exact: true })).toBeVisible()
  await picker.getByRole('button', { name: 'Use picture' }).click()
  await expect(picker).toBeHidden()

  const layer = stage.getByRole('button', { name: 'dome lamp' })
  await expect(layer).toHaveAttribute('aria-pressed', 'true')
  await expectSaved(page)
  await page.reload()
  await expect(layer).toBeVisible()
  await page.getByRole('group', { name: 'Size' }).getByRole('button', { name: /^9:16/ }).click()
  await expect(layer).toBeVisible()

  // The library says that it's used, and a picture that's archived stays in the creative.
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await option.click()
  await expect(picker.getByText('Used in 1 creative')).toBeVisible()
  await picker.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(picker.getByText('No uploads yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(layer).toBeVisible()
})

test(
  'pictures are created from an idea, paid once each, and one becomes a layer (ACT-062 to ACT-064)',
  { tag: wholeOnly },
  async ({ page }) => {
    const { stage, tokens } = await openStudio(page)
    const before = await tokens()
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await picker.getByRole('button', { name: 'Create pictures' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create pictures' })
    await expect(dialog.getByRole('radio').first()).toBeChecked()
    await dialog.getByRole('button', { name: /^Create 2 pictures · 4 tokens/ }).click()
    // The order survives a reload.
    await expect(dialog.getByText(/2 pictures/).first()).toBeVisible()
    await page.reload()
    await expect(dialog).toHaveCount(0)
    await expect(stage).not.toHaveAttribute('aria-busy', 'true', { timeout: timeoutMs })
    await expect.poll(tokens, { timeout: timeoutMs }).toBe(before - 4)

    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    await picker.getByRole('button', { name: 'Created', exact: true }).click()
    await expect(picker.getByRole('option')).toHaveCount(2)
    await picker.getByRole('option').first().click()
    await picker.getByRole('button', { name: 'Use picture' }).click()
    await expect(picker).toBeHidden()
    await expectSaved(page)
    expect(await tokens()).toBe(before - 4)
  },
)
