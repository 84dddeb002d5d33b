import type { Locator, Page } from '@playwright/test'
import { expect } from './aloft.ts'

/** What Tab alone can't do on a page; each as the beginning of its source. */
export interface KeyFaults {
  /** Can be pressed or filled, and never gets the focus. */
  readonly unreached: readonly string[]
  /** Had the focus while something else lay over it. */
  readonly covered: readonly string[]
}

// What can take the focus now; of radio buttons with one name, the arrows lead to the others.
const watch = `(() => {
  const dialog = [...document.querySelectorAll('[role=dialog]')].findLast((one) => one.checkVisibility())
  const radios = new Set()
  const candidates = [...(dialog ?? document).querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )].filter((one) => {
    if (one.matches(':disabled') || one.tabIndex < 0 || one.closest('[aria-hidden=true], [inert]')) return false
    if (!one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false
    if (one.type !== 'radio') return true
    const isFirst = !radios.has(one.name)
    radios.add(one.name)
    return isFirst
  })
  const reached = new Set()
  const covered = new Set()
  const nameOf = (one) => one.outerHTML.slice(0, 160)
  const isReached = (one) =>
    reached.has(one) || (one.type === 'radio' && [...reached].some(({ type, name }) => type === 'radio' && name === one.name))
  const isDone = () => candidates.every((one) => !one.isConnected || isReached(one))
  const note = () => {
    const one = document.activeElement
    reached.add(one)
    const { left, top, width, height } = one.getBoundingClientRect()
    // Inputs that a label draws are a pixel large.
    if (width < 8 || height < 8) return isDone()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    if (over && !one.contains(over) && !over.contains(one)) covered.add(nameOf(one) + ' under ' + nameOf(over))
    return isDone()
  }
  window.keyWatch = {
    note,
    faults: () => ({ unreached: candidates.filter((one) => one.isConnected && !isReached(one)).map(nameOf), covered: [...covered] }),
  }
  return candidates.length
})()`

/** Presses Tab through the page, or the dialog over it, and says what that leaves out. */
export async function walkByKeys(page: Page): Promise<KeyFaults> {
  const count = await page.evaluate<number>(watch)
  // More than there are, for parts that come with the focus, rows that come into sight, and the browser's own stops.
  for (let presses = 0; presses < 2 * count + 40; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate<boolean>('window.keyWatch.note()')) break
  }
  return page.evaluate<KeyFaults>('window.keyWatch.faults()')
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = async () => (await target.and(page.locator(':focus')).count()) > 0
  for (let presses = 0; presses < 200 && !(await hasFocus()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Goes to a link or a button, and presses it. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to a group of radio buttons, of which one is in the order of Tab, and moves to the wanted one by arrows. */
export async function chooseByKeys(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  const radios = group.getByRole('radio')
  const count = await radios.count()
  const isInside = async () => (await group.locator(':focus').count()) > 0
  for (let presses = 0; presses < 200 && !(await isInside()); presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let presses = 0; presses < count && !(await wanted.isChecked()); presses++)
    await page.keyboard.press('ArrowRight')
  await expect(wanted).toBeChecked()
}
