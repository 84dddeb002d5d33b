import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import recorded from './cut-text.recorded.json'
import { CutText } from './cut-text.tsx'
import { skinStyle } from './skin-style.ts'
import { facebookSkins, googleSkins, instagramSkins } from './skins.ts'

const [facebook] = facebookSkins
const [instagram] = instagramSkins
const [google] = googleSkins

interface RecordedProps {
  /** Place in the list of places that were recorded. */
  place: number
  /** The font of the newest skin at that place. */
  font: string
}

/** Every text at one place. */
function Recorded({ place, font }: RecordedProps) {
  const { width, lines, lead, more = '', moreWeight = 400 } = recorded.places[place] ?? {}
  const { ground: background, ink: color } = facebook.colors.light
  return (
    <div style={skinStyle(facebook.colors.light, facebook.fonts.mobile, facebook.face.mobile)}>
      <div style={{ background, color, width, font, letterSpacing: 'normal' }}>
        {recorded.texts.map(({ text }) => (
          <CutText
            key={text}
            text={text}
            lines={lines ?? 1}
            lead={lead}
            {...(more.length > 1 && { more: more.slice(2), less: 'See less' })}
            moreVariant={moreWeight > 400 ? 'strong' : 'soft'}
            testId="text"
          />
        ))}
      </div>
    </div>
  )
}

/** The words of a box, without the name before and the suffix after them. */
function wordsIn(box: HTMLElement): string {
  const words = box.querySelector(':scope > span[aria-hidden], :scope > span:not([class])')
  return (words?.textContent ?? '').replace(/…$/, '').trimEnd()
}

/**
 * Texts of websites and texts in many scripts, cut where Chromium's own line breaking leaves room
 * (`npm run cuts:record`).
 */
const meta: Meta<typeof Recorded> = {
  title: 'Previews/Cut text, recorded',
  component: Recorded,
  // The same part a few hundred times, which "Cut text" checks.
  parameters: { a11y: { test: 'off' }, pictureOf: '[data-testid=text]' },
  play: async ({ args: { place, font }, canvasElement }) => {
    await expect(font).toBe(recorded.places[place]?.font)
    await document.fonts.ready
    const boxes = within(canvasElement).getAllByTestId('text')
    const differing = () =>
      recorded.texts.flatMap(({ text, cuts }, at) => {
        const expected = text.slice(0, cuts[place] ?? text.length).trimEnd()
        const shown = boxes[at] ? wordsIn(boxes[at]) : ''
        return shown === expected ? [] : [`“${expected.slice(-30)}”, not “${shown.slice(-30)}”`]
      })
    await waitFor(() => expect(differing().join('\n')).toBe(''))
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const FacebookPhone: Story = {
  args: { place: 0, font: `${facebook.fonts.mobile.text} ${facebook.face.mobile}` },
}

export const FacebookDesktop: Story = {
  args: { place: 1, font: `${facebook.fonts.desktop.text} ${facebook.face.desktop}` },
}

export const InstagramPhone: Story = {
  args: { place: 2, font: `${instagram.fonts.mobile.text} ${instagram.face.mobile}` },
}

export const GoogleDesktop: Story = {
  args: { place: 3, font: `${google.fonts.desktop.text} ${google.face.desktop}` },
}
