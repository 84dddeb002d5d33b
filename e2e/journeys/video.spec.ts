import { readFileSync } from 'node:fs'
import { openReadyAd, test } from '../support/ad-life.ts'
import { expect } from '../support/aloft.ts'
import { expectSaved, openSection, toast } from '../support/people.ts'

/** Four seconds of a red lamp that crosses a yellow wall, 640 by 480 pixels. */
const film = readFileSync(new URL('../support/bench.mp4', import.meta.url))
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'video/mp4', buffer })
/** The same with the brand of QuickTime. */
const quickTime = Buffer.concat([film.subarray(0, 8), Buffer.from('qt  '), film.subarray(12)])

const timeoutMs = 20_000

test('a video is uploaded, keeps its ad from its launch, and its poster ends that (CRE-08, CRE-11, RND-04)', async ({
  page,
  website,
}) => {
  test.slow()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/youtube|vimeo|ytimg/.test(request.url())) foreign.push(request.url())
  })
  const { subject, launchAddress } = await openReadyAd(page, website, 'Instagram')
  const pay = page.getByRole('button', { name: /^Pay €.+ and launch$/ })
  await expect(pay).toBeEnabled({ timeout: timeoutMs })

  const { ideaId, balloonId } = subject
  await page.goto(`/0/editor?${new URLSearchParams({ ideaId, balloonId }).toString()}`)
  const section = await openSection(page, 'Picture')
  await section.getByRole('link', { name: 'Open in the studio' }).click()
  const stage = page.getByRole('group', { name: 'Stage' })
  await expect(stage).not.toHaveAttribute('aria-busy', 'true', { timeout: timeoutMs })
  const addVideo = page.getByRole('region', { name: 'Add' }).getByRole('button', { name: 'Video' })
  await addVideo.click()
  const dialog = page.getByRole('dialog', { name: 'Add a video' })
  await dialog.getByLabel('Link to the video').fill('https://dailymotion.com/video/123456789')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^We can’t use that link/)).toBeVisible()
  const input = dialog.getByLabel(/^Drop a file here/)
  await input.setInputFiles(file('notes.mp4', Buffer.from('no video')))
  await expect(dialog.getByText(/^We couldn’t read a video in notes\.mp4/)).toBeVisible()
  await input.setInputFiles(file('bench.mov', quickTime))
  await expect(dialog.getByText(/^bench\.mov isn’t an MP4 or WebM file/)).toBeVisible()
  await input.setInputFiles(file('bench.mp4', film))
  const poster = dialog.getByRole('img', { name: 'Poster of bench.mp4' })
  await expect(poster).toHaveJSProperty('naturalWidth', 640, { timeout: timeoutMs })
  await expect(dialog.getByText('640 × 480 pixels · 0:04')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add video' }).click()

  const layer = stage.locator('[data-layer^=video-]')
  await expect(layer).toHaveAccessibleName('Video')
  const checks = page.getByRole('region', { name: 'Checks' })
  await expect(checks).toContainText('“Video” is a video. Ads can’t show videos yet.')
  await addVideo.click()
  await expect(toast(page, 'A picture can have one video.')).toBeVisible()
  await expectSaved(page)

  await page.goto(launchAddress)
  const why = page.getByText('It has a video, and ads can’t show videos yet.')
  await expect(why).toBeVisible({ timeout: timeoutMs })
  await expect(pay).toBeDisabled()
  // Nothing plays before somebody asks for it.
  const player = page.locator('video')
  await expect(page.getByRole('button', { name: 'Play video' }).first()).toBeVisible({ timeout: timeoutMs })
  await expect(player).toHaveCount(0)
  await page.getByRole('button', { name: 'Play video' }).first().click()
  await expect
    .poll(() => player.evaluate((video) => 'currentTime' in video && Number(video.currentTime)), {
      timeout: timeoutMs,
    })
    .toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Use the poster as a still' }).first().click()
  await expect(why).toBeHidden({ timeout: timeoutMs })
  await expect(pay).toBeEnabled()
  const media = page.getByRole('article').getByTestId('media').getByRole('img').first()
  await expect(media).toHaveAttribute('src', /^(?:data:|\/files\/)/, { timeout: timeoutMs })
  await expect(page.getByRole('button', { name: 'Play video' })).toHaveCount(0)
  expect(foreign).toEqual([])
})
