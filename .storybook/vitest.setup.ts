import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import { checkPseudoLocale } from './check-pseudo-locale.ts'
import { startClock } from './fixed-clock.ts'
import { checkContrastInOtherScheme } from './other-scheme.ts'

declare module 'vitest' {
  interface TestContext {
    /** Set by the Storybook addon. */
    story?: { parameters: Record<string, unknown>; args: Record<string, unknown> }
  }
}

type Shot = { suffix: string; scheme?: 'dark'; width?: number }

const isView = (file: string) => /\.(view|screen)\.stories\.tsx$/.test(file)
const isModal = (file: string) => file.endsWith('.modal.stories.tsx') || file.includes('/src/modals/')

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
function shotsOf(file: string, widths: readonly number[] | undefined, isOnce: boolean): Shot[] {
  if (isView(file)) return isOnce ? viewShots.slice(0, 1) : viewShots
  return widths ? widths.map((width) => ({ suffix: `--${width}`, width })) : [{ suffix: '' }]
}

const still = new CSSStyleSheet()
still.replaceSync(
  '*, *::before, *::after { transition-duration: 0s !important; animation: none !important; caret-color: transparent !important }',
)

async function wholeHeight(width: number): Promise<void> {
  await page.viewport(width, 900)
  const height = document.documentElement.scrollHeight
  if (height > 900) await page.viewport(width, height)
}

async function imagesShown(): Promise<void> {
  const visible = [...document.images].filter((image) => image.checkVisibility())
  await Promise.all(visible.map((image) => image.decode()))
}

async function take(name: string, selector: string): Promise<void> {
  const root = document.querySelector(selector)
  if (!root) throw new Error(`${name}: there is no ${selector} to take a picture of`)
  if (inject('pictures') === 'references') {
    await expect(page.elementLocator(root)).toMatchScreenshot(name)
    return
  }
  const shoot = () => page.screenshot({ element: root, base64: true, save: false })
  const [one, other] = [await shoot(), await shoot()]
  expect(one === other, `${name}: two shots of one story differ`).toBe(true)
}

beforeEach(() => {
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
  // A state that differs in one detail has the same colors as its neighbor.
  if (pictures !== 'once') await checkContrastInOtherScheme()
  const { scheme } = document.documentElement.dataset
  for (const shot of shotsOf(task.file.filepath, widths, pictures === 'once')) {
    if (shot.scheme) document.documentElement.dataset['scheme'] = shot.scheme
    if (shot.width) await wholeHeight(shot.width)
    await imagesShown()
    await take(`${pictureName}${shot.suffix}`, pictureOf)
    if (scheme) document.documentElement.dataset['scheme'] = scheme
  }
  // A component is as wide as its surface; pages and modals have to fit longer words on a phone, where the
  // last picture was taken.
  const isWhole = (isView(task.file.filepath) || isModal(task.file.filepath)) && pictures !== 'once'
  if (longerWords) await wholeHeight(390)
  if (isWhole || longerWords) await checkPseudoLocale(story?.args)
})
