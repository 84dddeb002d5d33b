import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, wholeOnly } from '../support/aloft.ts'
import { openBrand, toast } from '../support/people.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const saved = (page: Page, name: string) => section(page, name).getByTestId('save-state')

const countStoredEdits = `new Promise((resolve) => {
  const opening = indexedDB.open('aloft')
  opening.onsuccess = () => {
    const counting = opening.result.transaction('edits').objectStore('edits').count()
    counting.onsuccess = () => resolve(counting.result)
  }
})`

async function openBriefs(page: Page) {
  const owner = await openBrand(page)
  await page.goto('/0/briefs')
  await expect(page.getByRole('heading', { level: 1, name: 'Briefs' })).toBeVisible()
  const savedBrief = async () => {
    const { brandBrief } = await owner.call<{ brandBrief: { brief: typeof exampleBrandBrief } }>(
      'get-briefs',
      {
        ideaId: owner.ideaId,
      },
    )
    return brandBrief.brief
  }
  return {
    ...owner,
    savedBrief,
    savedValue: async () => (await savedBrief()).location,
    location: section(page, 'Brand brief').getByLabel('Location', { exact: true }),
  }
}

test(
  'a field is edited, listed in its history after a reload, and restored',
  { tag: wholeOnly },
  async ({ page }) => {
    const { savedValue, location } = await openBriefs(page)
    await expect(location).toHaveValue(exampleBrandBrief.location)
    await location.fill('Clifden, Ireland')
    await expect(saved(page, 'Brand brief')).toHaveText(/^Saved/)
    await page.reload()
    await expect(location).toHaveValue('Clifden, Ireland')

    await section(page, 'Brand brief').getByRole('button', { name: 'History of “Location”' }).click()
    const history = page.getByRole('region', { name: 'History of “Location”' })
    await expect(history.getByText('Mara Quinn')).toBeVisible()
    await expect(history.getByRole('deletion')).toContainText(exampleBrandBrief.location)
    await expect(history.getByRole('insertion')).toContainText('Clifden, Ireland')
    await history.getByRole('button', { name: /^Undo the change of/ }).click()
    await expect(location).toHaveValue(exampleBrandBrief.location)
    await expect(saved(page, 'Brand brief')).toHaveText(/^Saved/)
    await expect(history.getByText('No changes yet.')).toBeVisible()
    expect(await savedValue()).toBe(exampleBrandBrief.location)

    await toast(page, 'We restored an earlier version of “Location”.')
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(location).toHaveValue('Clifden, Ireland')
    await expect.poll(savedValue).toBe('Clifden, Ireland')
  },
)

test(
  'a logo is uploaded, shown everywhere, drawn in the colors of the brand, and removed (BRF-04)',
  { tag: wholeOnly },
  async ({ page }) => {
    const { ideaId, call } = await openBriefs(page)
    const design = section(page, 'Design brief')
    const savedValue = async () => {
      const { designBrief } = await call<{ designBrief: { brief: { logoImageUrl: string | null } } | null }>(
        'get-briefs',
        { ideaId },
      )
      return designBrief?.brief.logoImageUrl
    }
    await design.getByRole('button', { name: 'Upload logo' }).click()
    const modal = page.getByRole('dialog')
    const file = modal.locator('input[type=file]')
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await expect(modal.getByText('notes.txt isn’t a picture or video we can use here.')).toBeVisible()
    await file.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(modal.getByText('We couldn’t open broken.png.')).toBeVisible()
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20" fill="#7a1f3d"/></svg>'
    await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
    await expect(modal).toBeHidden()
    await expect(design.getByTestId('design-preview').getByRole('img')).toBeVisible()
    await expect(saved(page, 'Design brief')).toHaveText(/^Saved/)
    await expect.poll(savedValue).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/)

    await page.reload()
    await expect(design.getByTestId('design-preview').getByRole('img')).toBeVisible()
    const idea = await call<{ design: { logoImageUrl: string | null } }>('get-idea', { ideaId })
    expect(idea.design.logoImageUrl).toBe(await savedValue())
    await design.getByRole('button', { name: 'Remove logo' }).click()
    await expect(design.getByText('No logo')).toBeVisible()
    await expect.poll(savedValue).toBeNull()
  },
)

test(
  'a brand without a website and without a description gets its brief by hand',
  { tag: wholeOnly },
  async ({ page }) => {
    const { call, ideaId } = await openBrand(page, { url: 'https://wren.example' })
    await call('update-idea', { ideaId, data: { url: null } })
    await page.goto('/0/briefs')
    const brief = section(page, 'Brand brief')
    await expect(brief.getByRole('button', { name: 'Generate Brand Brief' })).toBeHidden()
    await brief.getByRole('button', { name: 'Write it yourself' }).click()
    await expect(brief.getByLabel('Name', { exact: true })).toHaveValue(exampleBrandBrief.name)
    await brief
      .getByLabel('In one sentence', { exact: true })
      .fill('Lamps that last, from a bench in Clifden.')
    await expect(saved(page, 'Brand brief')).toHaveText(/^Saved/)
    await page.reload()
    await expect(brief.getByLabel('Name', { exact: true })).toHaveValue(exampleBrandBrief.name)
  },
)

test(
  'a campaign brief is archived and restored, each time after confirming (BRF-12)',
  { tag: wholeOnly },
  async ({ page }) => {
    await openBriefs(page)
    const campaigns = section(page, 'Campaign briefs')
    const archived = section(page, 'Archived')
    await campaigns.getByRole('button', { name: 'New campaign brief' }).first().click()
    await campaigns.getByLabel('Name', { exact: true }).fill('Autumn repairs')
    await expect(campaigns.getByTestId('save-state')).toHaveText('Unsaved')
    await campaigns
      .getByLabel('What you’re promoting', { exact: true })
      .selectOption({ label: 'My whole business' })
    await expect(campaigns.getByTestId('save-state')).toHaveText(/^Saved/)
    await page.reload()

    await campaigns.getByRole('button', { name: 'Archive “Autumn repairs”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expect(archived.getByText('Autumn repairs', { exact: true })).toBeVisible()
    await expect(campaigns.getByText('Autumn repairs', { exact: true })).toBeHidden()
    await expect(toast(page, '“Autumn repairs” is archived.')).toBeVisible()
    await page.reload()
    await archived.getByRole('button', { name: 'Restore “Autumn repairs”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await expect(campaigns.getByText('Autumn repairs', { exact: true })).toBeVisible()
    await expect(archived.getByText('You haven’t archived any briefs.')).toBeVisible()
  },
)

test('somebody else’s edit is shown beside one’s own, and nothing is lost', async ({ page }) => {
  const { ideaId, call, savedValue, location } = await openBriefs(page)
  const theirs = { ...exampleBrandBrief, location: 'Cork', audiences: ['Hotels'] }
  await call('save-brief', { ideaId, kind: 'brand', brief: theirs })
  await location.fill('Clifden')
  const brief = section(page, 'Brand brief')
  const both = brief.getByRole('group', { name: 'Both versions of Location' })
  await expect(both.getByText('Cork')).toBeVisible()
  await expect(both.getByText('You, in another tab or on another device')).toBeVisible()
  await expect(saved(page, 'Brand brief')).toHaveText(/^Two versions/)
  expect(await savedValue()).toBe('Cork')
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await expect(saved(page, 'Brand brief')).toHaveText(/^Saved/)
  expect(await savedValue()).toBe('Clifden')
  await expect(brief.getByRole('textbox', { name: 'Your customers, 1 of 1' })).toHaveValue('Hotels')
})

test(
  'a conflict in another brief is reported, with a link back to it',
  { tag: wholeOnly },
  async ({ page }) => {
    const { ideaId, call, location } = await openBriefs(page)
    await call('save-brief', { ideaId, kind: 'brand', brief: { ...exampleBrandBrief, location: 'Cork' } })
    await location.fill('Clifden')
    await page.getByRole('link', { name: 'Overview' }).click()
    const notice = toast(page, 'One of your briefs was also changed somewhere else.')
    await notice.getByRole('button', { name: 'Review' }).click()
    const both = page.getByRole('group', { name: 'Both versions of Location' })
    await both.getByRole('button', { name: 'Use theirs' }).click()
    await expect(location).toHaveValue('Cork')
    await expect(both).toBeHidden()
  },
)

test('two tabs edit one brief offline and reconnect: both versions are shown, nothing is lost', async ({
  page,
  context,
}) => {
  const { savedBrief, location } = await openBriefs(page)
  const other = await context.newPage()
  await other.goto('/0/briefs')
  const fieldOf = (tab: Page, name: string) => section(tab, 'Brand brief').getByLabel(name, { exact: true })
  const tabs = [
    {
      tab: page,
      location,
      words: 'Clifden',
      field: fieldOf(page, 'Website'),
      also: 'https://clifden.example',
    },
    {
      tab: other,
      location: fieldOf(other, 'Location'),
      words: 'Cork',
      field: fieldOf(other, 'Name'),
      also: 'Wren & Co',
    },
  ]
  await expect(tabs[1]?.location ?? location).toHaveValue(exampleBrandBrief.location)

  await context.setOffline(true)
  for (const { tab, location: place, words, field, also } of tabs) {
    await place.fill(words)
    await field.fill(also)
    await expect(saved(tab, 'Brand brief')).toHaveText('Offline, not saved yet')
  }
  await context.setOffline(false)

  // The tab that saves second is asked; neither has overwritten the other.
  const both = (tab: Page) =>
    section(tab, 'Brand brief').getByRole('group', { name: 'Both versions of Location' })
  const asked = async () =>
    (
      await Promise.all(tabs.map(async (one) => ({ ...one, isAsked: await both(one.tab).isVisible() })))
    ).filter(({ isAsked }) => isAsked)
  await expect.poll(async () => (await asked()).length).toBe(1)
  const [second] = await asked()
  if (!second) throw new Error('no tab is asked')
  for (const { words } of tabs) await expect(both(second.tab).getByText(words)).toBeVisible()
  await expect(second.location).toHaveValue(second.words)
  await expect.poll(savedBrief).toMatchObject({ name: 'Wren & Co', websiteUrl: 'https://clifden.example' })

  // If that tab is reloaded before anything is chosen, it asks again, or the other open tab does.
  await second.tab.reload()
  await expect.poll(async () => (await asked()).length).toBe(1)
  const [next] = await asked()
  if (!next) throw new Error('no tab is asked after the reload')
  for (const { words } of tabs) await expect(both(next.tab).getByText(words)).toBeVisible()
  await expect(next.location).toHaveValue(second.words)
  await both(next.tab).getByRole('button', { name: 'Keep mine' }).click()
  await expect(saved(next.tab, 'Brand brief')).toHaveText(/^Saved/)
  expect(await savedBrief()).toMatchObject({
    location: second.words,
    name: 'Wren & Co',
    websiteUrl: 'https://clifden.example',
  })
  for (const { tab } of tabs) {
    await tab.reload()
    await expect(fieldOf(tab, 'Location')).toHaveValue(second.words)
    await expect(fieldOf(tab, 'Name')).toHaveValue('Wren & Co')
  }
})

test(
  'offline edits of a closed tab are taken over by the next one',
  { tag: wholeOnly },
  async ({ page, context }) => {
    const { savedBrief } = await openBriefs(page)
    const other = await context.newPage()
    await other.goto('/0/briefs')
    const place = section(other, 'Brand brief').getByLabel('Location', { exact: true })
    await expect(place).toHaveValue(exampleBrandBrief.location)
    await context.setOffline(true)
    await place.fill('Written offline, then closed')
    await expect(saved(other, 'Brand brief')).toHaveText('Offline, not saved yet')
    await expect.poll(() => other.evaluate(countStoredEdits)).toBe(1)
    await other.close()
    await context.setOffline(false)
    await page.goto('/0')
    await expect.poll(savedBrief).toMatchObject({ location: 'Written offline, then closed' })
  },
)

test(
  'unsaved edits survive other pages and a reload, and are retried',
  { tag: wholeOnly },
  async ({ page }) => {
    const { savedValue, location } = await openBriefs(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.route('**/api/save-brief', (route) => route.abort())
    await location.fill('Clifden')
    await expect(saved(page, 'Brand brief')).toContainText('Not saved', { timeout: 20_000 })
    await page.unroute('**/api/save-brief')
    await page.goto('/0')
    await page.goto('/0/briefs')
    await expect(location).toHaveValue('Clifden')
    await expect.poll(savedValue).toBe('Clifden')
  },
)

test(
  'briefs have an address above any page, and everybody can reach them',
  { tag: wholeOnly },
  async ({ page }) => {
    await openBriefs(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/0/briefs')
      await expect(section(page, 'Archived')).toBeVisible()
      await section(page, 'Brand brief').getByRole('button', { name: 'History of “Location”' }).click()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.goto('/0?modal=all-briefs')
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Archived' })).toBeVisible()
      expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
    }
    await page.goto('/0?modal=design-brief')
    await page.getByRole('dialog').getByLabel('Font', { exact: true }).selectOption('Roboto')
    await expect(page.getByRole('dialog').getByTestId('design-preview')).toHaveCSS('font-family', /Roboto/)
  },
)
