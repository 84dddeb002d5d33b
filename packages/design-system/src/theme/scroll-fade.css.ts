import { keyframes, style } from '@vanilla-extract/css'

const fade = 32

const leaves = keyframes({
  from: { maskSize: '100% 100%' },
  to: { maskSize: `calc(100% + ${fade}px) 100%` },
})

/** The rule of `scrollFade`, for a part that only fades in some state. */
export const scrollFadeRule = {
  maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}px), rgb(0 0 0 / 0.15))`,
  maskRepeat: 'no-repeat',
  maskSize: `calc(100% + ${fade}px) 100%`,
  animation: `${leaves} linear both`,
  animationTimeline: 'scroll(self inline)',
}

/**
 * A part that scrolls sideways fades at its end until it's scrolled there. Without overflow there's no timeline, so
 * nothing fades.
 */
export const scrollFade = style(scrollFadeRule)
