/** Shares of a story's height that the app covers with its own bars. */
export const storyTop = 0.14
export const storyBottom = 0.2

interface Sides {
  readonly width: number
  readonly height: number
}

/** Whether a picture of these sides is shown as a story. */
export const isStory = ({ width, height }: Sides): boolean => Math.abs(width / height - 9 / 16) < 0.01

/** The part of a picture that no app covers; null if that's all of it. */
export function safeAreaOf(sides: Sides): (Sides & { readonly x: number; readonly y: number }) | null {
  if (!isStory(sides)) return null
  const top = Math.ceil(sides.height * storyTop)
  const bottom = Math.floor(sides.height * (1 - storyBottom))
  return { x: 0, y: top, width: sides.width, height: bottom - top }
}
