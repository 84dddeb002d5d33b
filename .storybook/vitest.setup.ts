import type { PictureRequest } from '../scripts/pictures/lane.ts'
import { afterAll, afterEach, beforeEach, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { checkAnatomy } from './check-anatomy.ts'
import { checkPseudoLocale } from './check-pseudo-locale.ts'
import { startClock } from './fixed-clock.ts'
import { checkContrastInOtherScheme } from './other-scheme.ts'

declare module 'vitest' {
  interface TestContext {
    /** Set by the Storybook addon. */
    story?: { parameters: Record<string, unknown>; args: Record<string, unknown> }
  }
  interface ProvidedContext {
    /** Provided by the lane of pictures. */
    isPictureReview: boolean
  }
}

type Shot = { suffix: string; scheme?: 'dark'; width?: number }

const isViewFile = (file: string) => /\.(view|screen)\.stories\.tsx$/.test(file)
const isAppFile = (file: string) => file.includes('/apps/web/src/')
const isModalFile = (file: string) => file.endsWith('.modal.stories.tsx') || file.includes('/src/modals/')

const viewShots: Shot[] = [
  { suffix: '', width: 1440 },
  { suffix: '--dark', width: 1440, scheme: 'dark' },
  { suffix: '--390', width: 390 },
]

/**
 * A view is photographed wide, dark and on a phone. `parameters.pictures: 'once'` only takes the wide
 * picture, for a state that differs from another one in a detail. `parameters.widths` asks for one picture of
 * a part at each of these widths. Stories that must look the same share a `parameters.pictureName`.
 * `parameters.longerWords` tests longer words for a state that wouldn't be tested otherwise.
 */
function shotsOf(isView: boolean, widths: readonly number[] | undefined, isOnce: boolean): Shot[] {
  if (isView) return isOnce ? viewShots.slice(0, 1) : viewShots
  return widths ? widths.map((width) => ({ suffix: `--${width}`, width })) : [{ suffix: '' }]
}

const still = new CSSStyleSheet()
// Cards that are only laid out in sight have a guessed height until then, so the height of their page would depend on
// how tall the window was before.
still.replaceSync(
  `*, *::before, *::after { transition-duration: 0s !important; animation: none !important; caret-color: transparent !important }
  li { content-visibility: visible !important }
  [data-without-launcher] [data-launcher]:not([data-pictured]) { visibility: hidden }`,
)

async function wholeHeight(width: number): Promise<void> {
  // Two pictures of one width follow each other, and each change of the window costs a layout.
  if (window.innerWidth !== width) await page.viewport(width, 900)
  // A window that grows can show more rows of a long list, so that the page grows too. A page as high as its window
  // is up to a pixel higher where its parts end between pixels, and would grow forever.
  for (let tries = 0; tries < 5; tries++) {
    const height = document.documentElement.scrollHeight
    if (height - window.innerHeight <= 1) return
    // In steps, so that a half pixel that is rounded up or down makes no other picture.
    await page.viewport(width, Math.ceil(height / 4) * 4)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

async function imagesShown(): Promise<void> {
  const visible = [...document.images].filter((image) => image.checkVisibility())
  // One that waits to be near the window would be waited for here.
  for (const image of visible) image.loading = 'eager'
  await Promise.all(visible.map((image) => image.decode()))
  // Only once a picture is decoded does Chromium know that nothing shows through, and leaves out its background, whose
  // trace is at round corners. What it painted before is painted again.
  for (const image of visible) {
    image.style.visibility = 'hidden'
    image.checkVisibility({ visibilityProperty: true })
    image.style.visibility = ''
  }
}

/** Where an element is on the page that has the stories in a frame, to whole pixels; brings it into the window first. */
async function clipOf(element: Element): Promise<PictureRequest['clip']> {
  if (element.getBoundingClientRect().height > window.innerHeight) await wholeHeight(window.innerWidth)
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { x, y, right, bottom } = element.getBoundingClientRect()
  const left = Math.max(0, Math.floor(x))
  const top = Math.max(0, Math.floor(y))
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }
  return {
    x: frame.x + left,
    y: frame.y + top,
    width: Math.min(window.innerWidth, Math.ceil(right)) - left,
    height: Math.min(window.innerHeight, Math.ceil(bottom)) - top,
  }
}

async function take(selector: string, picture: Omit<PictureRequest, 'clip'>): Promise<void> {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`${picture.name}: there is no ${selector} to take a picture of`)
  const fault = await commands.checkPicture({ ...picture, clip: await clipOf(element) })
  if (fault) throw new Error(fault)
}

beforeEach(() => {
  // A story of the same page before this one was pictured so; this one may press the buttons.
  document.documentElement.removeAttribute('data-without-launcher')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== still), still]
})

// Files share a page, and the runner only runs this file again for the next one if time has passed.
afterAll(startClock)

afterEach(async ({ task, story }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (task.result?.state === 'fail' || !storyId) return
  const {
    pictureOf = '[data-picture]',
    widths,
    pictures,
    pictureName = storyId,
    longerWords = false,
  } = (story?.parameters ?? {}) as {
    pictureOf?: string
    widths?: number[]
    pictures?: 'once'
    pictureName?: string
    longerWords?: true
  }
  await checkAnatomy(task.file.filepath, storyId)
  const isReview = inject('isPictureReview')
  const isView = isViewFile(task.file.filepath)
  // In the app, the buttons of the chat and the guide come at some time after the first action. They have pictures of their own.
  document.querySelector(pictureOf)?.setAttribute('data-pictured', '')
  document.documentElement.toggleAttribute('data-without-launcher', isAppFile(task.file.filepath))
  // A state that differs in one detail has the same colors as its neighbor.
  if (pictures !== 'once' && !isReview) await checkContrastInOtherScheme()
  const { scheme } = document.documentElement.dataset
  for (const { suffix, ...shot } of shotsOf(isView, widths, pictures === 'once')) {
    if (shot.scheme) document.documentElement.dataset['scheme'] = shot.scheme
    if (shot.width) await wholeHeight(shot.width)
    await imagesShown()
    await take(pictureOf, { name: `${pictureName}${suffix}`, storyId, story: task.name })
    if (scheme) document.documentElement.dataset['scheme'] = scheme
  }
  // A component is as wide as its surface; pages and modals have to fit longer words on a phone, where the
  // last picture was taken.
  const isWhole = (isView || isModalFile(task.file.filepath)) && pictures !== 'once'
  if (isReview || !(isWhole || longerWords)) return
  if (longerWords) await wholeHeight(390)
  await checkPseudoLocale(story?.args)
})
